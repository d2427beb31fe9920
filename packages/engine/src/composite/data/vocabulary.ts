/** Languages with their English and native names, in the order of the columns in `VOCABULARY`. */
export const COURSE_LANGUAGES = {
  de: ['German', 'Deutsch'],
  fr: ['French', 'français'],
  es: ['Spanish', 'español'],
  it: ['Italian', 'italiano'],
  pt: ['Portuguese', 'português'],
  ja: ['Japanese', '日本語'],
} as const;

/** Words by CEFR level and topic: English first, then one for each language. */
export const VOCABULARY = {
  A1: {
    Greetings: [
      ['hello', 'hallo', 'bonjour', 'hola', 'ciao', 'olá', 'こんにちは'],
      ['thank you', 'danke', 'merci', 'gracias', 'grazie', 'obrigado', 'ありがとう'],
      ['goodbye', 'auf Wiedersehen', 'au revoir', 'adiós', 'arrivederci', 'adeus', 'さようなら'],
    ],
    Food: [
      ['bread', 'das Brot', 'le pain', 'el pan', 'il pane', 'o pão', 'パン'],
      ['water', 'das Wasser', 'l’eau', 'el agua', 'l’acqua', 'a água', '水'],
      ['apple', 'der Apfel', 'la pomme', 'la manzana', 'la mela', 'a maçã', 'りんご'],
    ],
    Family: [
      ['mother', 'die Mutter', 'la mère', 'la madre', 'la madre', 'a mãe', '母'],
      ['father', 'der Vater', 'le père', 'el padre', 'il padre', 'o pai', '父'],
      ['child', 'das Kind', 'l’enfant', 'el niño', 'il bambino', 'a criança', '子供'],
    ],
  },
  A2: {
    Travel: [
      ['ticket', 'die Fahrkarte', 'le billet', 'el billete', 'il biglietto', 'o bilhete', '切符'],
      ['luggage', 'das Gepäck', 'les bagages', 'el equipaje', 'il bagaglio', 'a bagagem', '荷物'],
      ['station', 'der Bahnhof', 'la gare', 'la estación', 'la stazione', 'a estação', '駅'],
    ],
    Work: [
      ['office', 'das Büro', 'le bureau', 'la oficina', 'l’ufficio', 'o escritório', '事務所'],
      [
        'meeting',
        'die Besprechung',
        'la réunion',
        'la reunión',
        'la riunione',
        'a reunião',
        '会議',
      ],
      ['colleague', 'der Kollege', 'le collègue', 'el compañero', 'il collega', 'o colega', '同僚'],
    ],
    Health: [
      ['doctor', 'der Arzt', 'le médecin', 'el médico', 'il medico', 'o médico', '医者'],
      ['fever', 'das Fieber', 'la fièvre', 'la fiebre', 'la febbre', 'a febre', '熱'],
      [
        'pharmacy',
        'die Apotheke',
        'la pharmacie',
        'la farmacia',
        'la farmacia',
        'a farmácia',
        '薬局',
      ],
    ],
  },
  B1: {
    Environment: [
      ['waste', 'der Abfall', 'les déchets', 'los residuos', 'i rifiuti', 'os resíduos', 'ごみ'],
      ['energy', 'die Energie', 'l’énergie', 'la energía', 'l’energia', 'a energia', 'エネルギー'],
      ['nature', 'die Natur', 'la nature', 'la naturaleza', 'la natura', 'a natureza', '自然'],
    ],
    Media: [
      ['newspaper', 'die Zeitung', 'le journal', 'el periódico', 'il giornale', 'o jornal', '新聞'],
      [
        'advertising',
        'die Werbung',
        'la publicité',
        'la publicidad',
        'la pubblicità',
        'a publicidade',
        '広告',
      ],
      ['opinion', 'die Meinung', 'l’opinion', 'la opinión', 'l’opinione', 'a opinião', '意見'],
    ],
    Feelings: [
      ['pride', 'der Stolz', 'la fierté', 'el orgullo', 'l’orgoglio', 'o orgulho', '誇り'],
      [
        'trust',
        'das Vertrauen',
        'la confiance',
        'la confianza',
        'la fiducia',
        'a confiança',
        '信頼',
      ],
      ['joy', 'die Freude', 'la joie', 'la alegría', 'la gioia', 'a alegria', '喜び'],
    ],
  },
};
