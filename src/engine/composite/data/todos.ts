/** Lists by theme, with what can be on them. */
export const TODO_LISTS = {
  groceries: {
    title: 'Groceries',
    items: [
      ...['Oat milk', 'Two lemons', 'Rye bread', 'Eggs', 'Tinned tomatoes', 'Basmati rice'],
      ...['Coffee beans', 'Yoghurt', 'Spinach', 'Olive oil', 'Onions', 'Dark chocolate'],
    ],
  },
  household: {
    title: 'Household',
    items: [
      ...['Water the plants', 'Take out the recycling', 'Change the bed linen', 'Clean the oven'],
      ...['Descale the kettle', 'Empty the dishwasher', 'Sweep the stairs', 'Wash the windows'],
      ...['Test the smoke alarm', 'Defrost the freezer', 'Vacuum the hall', 'Fold the laundry'],
    ],
  },
  travel: {
    title: 'Before the trip',
    items: [
      ...['Renew the passport', 'Book the seats', 'Print the tickets', 'Pack the chargers'],
      ...['Call the cat sitter', 'Buy sun cream', 'Change some money', 'Download the maps'],
      ...[
        'Check the vaccinations',
        'Empty the fridge',
        'Pause the newspaper',
        'Weigh the suitcase',
      ],
    ],
  },
  work: {
    title: 'This week',
    items: [
      ...['Answer the auditor', 'Prepare the slides', 'Book the meeting room', 'Hand in receipts'],
      ...['Call the supplier', 'Update the rota', 'Send the minutes', 'Plan the interview'],
      ...[
        'Tidy the shared drive',
        'Order new badges',
        'Write the weekly note',
        'Thank the interns',
      ],
    ],
  },
} as const;
