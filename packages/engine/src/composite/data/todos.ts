export const WEEKLY_TASKS = new Set([
  ...['Water the plants', 'Take out the recycling', 'Change the bed linen', 'Sweep the stairs'],
  ...['Empty the dishwasher', 'Vacuum the hall', 'Fold the laundry'],
]);

/** Todo lists by theme. Travel tasks are in the order of their due dates. */
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
      ...['Renew the passport', 'Check the vaccinations', 'Book the seats', 'Call the cat sitter'],
      ...['Pause the newspaper', 'Buy sun cream', 'Change some money', 'Print the tickets'],
      ...['Download the maps', 'Pack the chargers', 'Weigh the suitcase', 'Empty the fridge'],
    ],
  },
  work: {
    title: 'At work',
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
};
