/** Reasons for a visit by specialty, with the minutes that it takes and the ages of patients. */
export const SPECIALTIES = {
  'general-practice': {
    ages: [18, 90],
    visits: [
      ['Annual check-up', 30],
      ['Persistent cough', 15],
      ['Repeat prescription', 15],
      ['Blood pressure review', 15],
    ],
  },
  cardiology: {
    ages: [35, 90],
    visits: [
      ['Palpitations', 30],
      ['Echocardiogram', 45],
      ['Follow-up after a stent', 30],
    ],
  },
  dermatology: {
    ages: [18, 90],
    visits: [
      ['Mole check', 15],
      ['Eczema on the hands', 15],
      ['Acne treatment review', 15],
    ],
  },
  orthopaedics: {
    ages: [18, 90],
    visits: [
      ['Knee pain when climbing stairs', 30],
      ['Removal of a plaster cast', 15],
      ['Lower back pain', 30],
    ],
  },
  ophthalmology: {
    ages: [18, 90],
    visits: [
      ['Eye pressure measurement', 15],
      ['Cataract assessment', 45],
      ['New prescription for glasses', 30],
    ],
  },
  paediatrics: {
    ages: [0, 17],
    visits: [
      ['Vaccination', 15],
      ['Growth check', 30],
      ['Earache', 15],
      ['Fever for three days', 15],
    ],
  },
} as const;

/** What a practice is called in the language of the locale. */
export const PRACTICE_NAMES: Readonly<Record<string, string>> = {
  en: '* Medical Practice',
  'en-GB': '* Surgery',
  de: 'Praxis *',
  fr: 'Cabinet *',
  es: 'Consulta *',
  it: 'Studio medico *',
  nl: 'Praktijk *',
  pl: 'Gabinet *',
  'pt-BR': 'Consultório *',
  sv: 'Läkarmottagning *',
  cs: 'Ordinace *',
  ja: '*クリニック',
  ko: '*의원',
  'zh-CN': '*诊所',
};
