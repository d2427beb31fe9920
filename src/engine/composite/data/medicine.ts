/** A reason, the minutes that it takes, and whether doctor and patient must be in one room for it. */
export type Visit = readonly [string, number, 'video' | 'room'];

interface Specialty {
  ages: readonly [number, number];
  visits: readonly Visit[];
}

/** Reasons for a visit by specialty, with the ages of patients. Each has one that a screen will do for. */
export const SPECIALTIES = {
  'general-practice': {
    ages: [18, 90],
    visits: [
      ['Annual check-up', 30, 'room'],
      ['Persistent cough', 15, 'video'],
      ['Repeat prescription', 15, 'video'],
      ['Blood pressure review', 15, 'video'],
    ],
  },
  cardiology: {
    ages: [35, 90],
    visits: [
      ['Palpitations', 30, 'video'],
      ['Echocardiogram', 45, 'room'],
      ['Follow-up after a stent', 30, 'video'],
    ],
  },
  dermatology: {
    ages: [18, 90],
    visits: [
      ['Mole check', 15, 'room'],
      ['Eczema on the hands', 15, 'video'],
      ['Acne treatment review', 15, 'video'],
    ],
  },
  orthopaedics: {
    ages: [18, 90],
    visits: [
      ['Knee pain when climbing stairs', 30, 'room'],
      ['Removal of a plaster cast', 15, 'room'],
      ['Lower back pain', 30, 'video'],
    ],
  },
  ophthalmology: {
    ages: [18, 90],
    visits: [
      ['Eye pressure measurement', 15, 'room'],
      ['Cataract assessment', 45, 'room'],
      ['New prescription for glasses', 30, 'room'],
      ['Itching eyes', 15, 'video'],
    ],
  },
  paediatrics: {
    ages: [0, 17],
    visits: [
      ['Vaccination', 15, 'room'],
      ['Growth check', 30, 'room'],
      ['Earache', 15, 'room'],
      ['Fever for three days', 15, 'video'],
    ],
  },
} as const satisfies Readonly<Record<string, Specialty>>;

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
