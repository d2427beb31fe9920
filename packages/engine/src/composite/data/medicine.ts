import type { ArgumentsOf } from '../../../generated/arguments.ts';

/**
 * A reason for a visit. The setting `room` excludes video calls. `cause` allows a reason for cancellation: the complaint has
 * passed, or the appliance is broken.
 */
export type VisitReason = readonly [
  title: string,
  minutes: number,
  setting: 'video' | 'room',
  ages: readonly [min: number, max: number],
  cause?: 'complaint' | 'appliance',
];

/** Reasons for a visit by specialty. None is urgent. In each specialty, a video call is enough for at least one reason. */
export const SPECIALTIES = {
  'general-practice': [
    ['Annual check-up', 30, 'room', [18, 90]],
    ['Persistent cough', 15, 'video', [18, 90], 'complaint'],
    ['Repeat prescription', 15, 'video', [25, 90]],
    ['Blood pressure review', 15, 'video', [40, 90]],
  ],
  cardiology: [
    ['Palpitations', 30, 'video', [35, 90], 'complaint'],
    ['Echocardiogram', 45, 'room', [40, 90], 'appliance'],
    ['Follow-up after a stent', 30, 'video', [50, 90]],
  ],
  dermatology: [
    ['Mole check', 15, 'room', [18, 90]],
    ['Eczema on the hands', 15, 'video', [18, 80], 'complaint'],
    ['Acne treatment review', 15, 'video', [18, 35]],
  ],
  orthopaedics: [
    ['Knee pain when climbing stairs', 30, 'room', [30, 85], 'complaint'],
    ['Removal of a plaster cast', 15, 'room', [18, 85]],
    ['Lower back pain', 30, 'video', [25, 85], 'complaint'],
  ],
  ophthalmology: [
    ['Eye pressure measurement', 15, 'room', [40, 90], 'appliance'],
    ['Cataract assessment', 45, 'room', [60, 90], 'appliance'],
    ['New prescription for glasses', 30, 'room', [18, 90], 'appliance'],
    ['Itching eyes', 15, 'video', [18, 80], 'complaint'],
  ],
  paediatrics: [
    ['Vaccination', 15, 'room', [1, 17]],
    ['Growth check', 30, 'room', [1, 14]],
    ['Repeated earache', 15, 'room', [1, 12], 'complaint'],
    ['Repeated fever', 15, 'video', [1, 14], 'complaint'],
  ],
} as const satisfies Record<
  NonNullable<ArgumentsOf['composite']['doctor-appointment']['specialty']>,
  readonly VisitReason[]
>;

/**
 * Reasons for cancelled appointments, and their conditions. Practices cancel days ahead, so sudden illness is not a
 * reason.
 */
export const CANCELLATION_REASONS = {
  patient: [
    ['Found an earlier date', 'always'],
    ['Feeling better', 'complaint'],
    ['Cannot get away from work', 'working age'],
  ],
  practice: [
    ['Doctor is away that day', 'always'],
    ['Equipment is being replaced', 'appliance'],
  ],
} as const;

export const PRACTICE_NAMES = new Map(
  Object.entries({
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
    da: 'Lægepraksis *',
    nb: 'Legekontoret *',
    cs: 'Ordinace *',
    id: 'Klinik dr. *',
    ja: '*クリニック',
    ko: '*의원',
    'zh-CN': '*诊所',
  }),
);
