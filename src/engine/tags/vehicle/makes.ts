/** A make of cars: its country, its models in the English and the German list, and other names. */
export interface Make {
  /** Country that the marque has its home in, as an ISO 3166-1 alpha-2 code. */
  country: string;
  en?: readonly string[];
  de?: readonly string[];
  /** Its name in the German list, where that differs, and in the Arabic and the Chinese one. */
  german?: string;
  arabic?: string;
  chinese?: string;
}

/** Makes by their name in English. Faker does not know which models belong to which. */
export const MAKES: Readonly<Record<string, Make>> = {
  'Alfa Romeo': { country: 'IT' },
  'Aston Martin': { country: 'GB', arabic: 'استون مارتن', chinese: '阿斯顿·马丁' },
  Audi: {
    country: 'DE',
    arabic: 'أودي',
    chinese: '奥迪',
    en: ['A4', 'A8'],
    de: ['A3', 'A4', 'A6', 'Q3', 'Q5'],
  },
  Bentley: { country: 'GB', arabic: 'بنتلي', chinese: '宾利' },
  BMW: {
    country: 'DE',
    arabic: 'بي إم دبليو',
    chinese: '宝马',
    de: ['1er', '3er', '5er', 'X1', 'X3'],
  },
  Bugatti: { country: 'FR', arabic: 'بوجاتي', chinese: '布加迪' },
  BYD: { country: 'CN', chinese: '比亚迪' },
  Cadillac: {
    country: 'US',
    arabic: 'كاديلاك',
    chinese: '凯迪拉克',
    en: ['ATS', 'CTS', 'Escalade', 'XTS'],
  },
  Chevrolet: {
    country: 'US',
    arabic: 'شيفروليه',
    chinese: '雪佛兰',
    en: 'Camaro,Colorado,Corvette,Cruze,El Camino,Impala,Malibu,Silverado,Volt'.split(','),
  },
  Chrysler: {
    country: 'US',
    arabic: 'كرايسلر',
    chinese: '克莱斯勒',
    en: ['LeBaron', 'PT Cruiser'],
  },
  Citroën: { country: 'FR', chinese: '雪铁龙', de: ['C3'] },
  Cupra: { country: 'ES', de: ['Formentor'] },
  Dacia: { country: 'RO', de: ['Duster', 'Sandero'] },
  Dodge: {
    country: 'US',
    arabic: 'دودج',
    chinese: '道奇',
    en: ['Challenger', 'Charger', 'Durango', 'Grand Caravan'],
  },
  Ferrari: { country: 'IT', arabic: 'فيراري', chinese: '法拉利' },
  Fiat: { country: 'IT', arabic: 'فيات', chinese: '菲亚特', de: ['500', 'Panda'] },
  Ford: {
    country: 'US',
    arabic: 'فورد',
    chinese: '福特',
    en: 'Expedition,Explorer,F-150,Fiesta,Focus,Model T,Mustang,Ranchero,Taurus'.split(','),
    de: ['Fiesta', 'Focus', 'Kuga', 'Puma'],
  },
  Honda: { country: 'JP', arabic: 'هوندا', chinese: '本田', en: ['Accord', 'Civic', 'Element'] },
  Hyundai: { country: 'KR', arabic: 'هيونداي', chinese: '现代', de: ['Tucson'] },
  Jaguar: { country: 'GB', arabic: 'جاكوار', chinese: '捷豹' },
  Jeep: { country: 'US', arabic: 'جيب', chinese: '吉普', en: ['Grand Cherokee', 'Wrangler'] },
  Kia: { country: 'KR', arabic: 'كيا', chinese: '起亚', de: ['Sportage'] },
  Lamborghini: {
    country: 'IT',
    arabic: 'لامبورغيني',
    chinese: '兰博基尼',
    en: ['Aventador', 'Countach', 'Murcielago'],
  },
  'Land Rover': { country: 'GB', arabic: 'لاند روفر', chinese: '路虎' },
  Lexus: { country: 'JP' },
  'Mahindra & Mahindra': { country: 'IN', chinese: '马恒达' },
  Maruti: { country: 'IN', chinese: '马鲁蒂' },
  Maserati: { country: 'IT', arabic: 'مازيراتي', chinese: '玛莎拉蒂', en: ['Spyder'] },
  Mazda: { country: 'JP', chinese: '马自达', en: ['CX-9'], de: ['CX-5'] },
  'Mercedes Benz': {
    country: 'DE',
    arabic: 'مرسيدس بنز',
    german: 'Mercedes-Benz',
    chinese: '奔驰',
    de: ['A-Klasse', 'C-Klasse', 'E-Klasse', 'GLC'],
  },
  MG: { country: 'GB', chinese: '名爵' },
  Mini: { country: 'GB', arabic: 'ميني', german: 'MINI', chinese: '迷你', de: ['Cooper'] },
  Mitsubishi: { country: 'JP', chinese: '三菱' },
  NIO: { country: 'CN', chinese: '蔚来' },
  Nissan: {
    country: 'JP',
    arabic: 'نيسان',
    chinese: '日产',
    en: ['Altima', 'Sentra'],
    de: ['Qashqai'],
  },
  Opel: { country: 'DE', de: ['Astra', 'Corsa', 'Grandland', 'Mokka'] },
  Peugeot: { country: 'FR', chinese: '标致', de: ['208', '308'] },
  Polestar: { country: 'SE', chinese: '极星', en: ['1', '2'] },
  Porsche: { country: 'DE', arabic: 'بورش', chinese: '保时捷', en: ['911'], de: ['911', 'Macan'] },
  Renault: {
    country: 'FR',
    chinese: '雷诺',
    en: ['Alpine'],
    de: ['Captur', 'Clio', 'Twingo'],
  },
  Rivian: { country: 'US' },
  'Rolls Royce': { country: 'GB', arabic: 'رولزرويس', chinese: '劳斯莱斯' },
  SEAT: { country: 'ES', de: ['Ibiza', 'Leon'] },
  Skoda: {
    country: 'CZ',
    german: 'Škoda',
    chinese: '斯柯达',
    de: ['Enyaq', 'Fabia', 'Kodiaq', 'Octavia', 'Superb'],
  },
  Smart: {
    country: 'DE',
    german: 'smart',
    chinese: '奔驰smart',
    en: ['Fortwo'],
    de: ['fortwo'],
  },
  Subaru: { country: 'JP', chinese: '斯巴鲁' },
  Suzuki: { country: 'JP', chinese: '铃木' },
  Tata: { country: 'IN', chinese: '塔塔' },
  Tesla: {
    country: 'US',
    arabic: 'تسلا',
    chinese: '特斯拉',
    en: ['Model 3', 'Model S', 'Model X', 'Model Y', 'Roadster'],
    de: ['Model 3', 'Model Y'],
  },
  Toyota: {
    country: 'JP',
    arabic: 'تويوتا',
    chinese: '丰田',
    en: ['Camry', 'Land Cruiser', 'Prius'],
    de: ['Corolla', 'Yaris'],
  },
  Vauxhall: { country: 'GB', chinese: '沃克斯豪尔' },
  Volkswagen: {
    country: 'DE',
    arabic: 'فولكس واجن',
    chinese: '大众',
    en: ['Beetle', 'Golf', 'Jetta'],
    de: 'Caddy,Golf,ID.3,ID.4,Passat,Polo,T-Roc,Tiguan,Touran,up!'.split(','),
  },
  Volvo: { country: 'SE', chinese: '沃尔沃', en: ['V90', 'XC90'], de: ['XC40', 'XC60'] },
};
