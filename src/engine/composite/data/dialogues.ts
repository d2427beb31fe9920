/** Conversations: every line answers the one before, and the reactions suit all of them. */
export const DIALOGUES = [
  {
    reactions: ['👍', '😂', '❤️'],
    lines: [
      'Are we still on for tomorrow?',
      'Yes! Shall we say ten at the station?',
      'Ten is early. Half past?',
      'Half past it is. I’ll bring coffee.',
      'You are the best.',
      'I know. Don’t be late.',
    ],
  },
  {
    reactions: ['👍', '❤️'],
    lines: [
      'Did I leave a grey scarf with you last night?',
      'There is one on the coat rack. With stripes?',
      'Thin blue ones, yes.',
      'Then it is safe with me.',
      'Phew. Can I pick it up tomorrow?',
      'Any time after six.',
    ],
  },
  {
    reactions: ['👍', '😂'],
    lines: [
      'The printer on the second floor is jammed again.',
      'Have you tried the lower tray?',
      'The lower tray is what is jammed.',
      'Ah. I’ll open a ticket.',
      'Thanks. I’ll use the one upstairs.',
      'Bring your own paper.',
    ],
  },
  {
    reactions: ['👍', '❤️'],
    lines: [
      'What should we cook tomorrow?',
      'Something that can wait in the oven.',
      'Lasagne?',
      'Half of it without meat, please.',
      'Of course. Can you get the wine?',
      'Red, dry, two bottles. Done.',
    ],
  },
  {
    reactions: ['👍', '😮'],
    lines: [
      'I sent you the draft. Any thoughts?',
      'The first part is great.',
      'And the second?',
      'Too long by a page.',
      'I was afraid you would say that.',
      'Cut the example with the boat.',
    ],
  },
  {
    reactions: ['👍', '😮'],
    lines: [
      'Is the flat still available?',
      'It is. Would you like to see it?',
      'Could I come one evening this week?',
      'Tomorrow at six would suit me.',
      'Perfect. Which bell?',
      'The top one, third floor.',
    ],
  },
  {
    reactions: ['🎉', '😂', '😮'],
    lines: [
      'We won!',
      'No way. How much?',
      'Three to two, in the last minute.',
      'And I left at half time…',
      'You always do.',
      'Next week I’ll stay. Promise.',
    ],
  },
  {
    reactions: ['😮'],
    lines: [
      'My train is cancelled.',
      'All of them?',
      'All until noon. Start without me.',
      'We can move it to two.',
      'That would be kind.',
      'Moved. Have a coffee on us.',
    ],
  },
  {
    reactions: ['🎉', '❤️'],
    lines: [
      'Happy birthday! 🎂',
      'Thank you! You remembered!',
      'The calendar did, to be honest.',
      'I appreciate the honesty.',
      'Cake tomorrow?',
      'There had better be.',
    ],
  },
] as const;

export const GROUP_TITLES = ['Sunday hikers', 'Book club', 'Flat 3b', 'Release crew'] as const;
