import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../../request.ts';

/** Parts of the sentences in a language. Any opening fits any manner and any clause. */
interface Phrases {
  /** Time or place; the sentence begins with it. */
  openings: string;
  /** Event of the sentence. In languages with the verb in second place, it begins with the verb. */
  clauses: string;
  /** Manner of the event. */
  manners: string;
  /** Joins the three parts and adds the full stop. If omitted, `Opening clause manner.` */
  join?: (opening: string, clause: string, manner: string) => string;
  /** Separator between sentences. If omitted, a space. */
  between?: string;
}

const mannerFirst = (opening: string, clause: string, manner: string) =>
  `${opening} ${manner} ${clause}.`;
const withoutSpaces = (opening: string, clause: string, manner: string) =>
  `${opening}，${manner}${clause}。`;

const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    openings: 'In the morning,|At noon,|In the evening,|On Sundays,|In the old town,|By the river,',
    clauses:
      'the children walk to school|the bakery opens its doors|my neighbour waters the flowers|the train arrives at the station|we drink coffee on the balcony|the students read their books|the cat sleeps on the chair|the shops fill with people',
    manners: 'as always|without any hurry|in good spirits|despite the rain|in silence',
  },
  de: {
    openings: 'Am Morgen|Am Mittag|Am Abend|Am Sonntag|In der Altstadt|Am Fluss',
    clauses:
      'gehen die Kinder zur Schule|öffnet die Bäckerei ihre Türen|gießt meine Nachbarin die Blumen|kommt der Zug im Bahnhof an|trinken die Gäste Kaffee auf dem Balkon|lesen die Studenten ihre Bücher|schläft die Katze auf dem Stuhl|strömen die Menschen in die Läden',
    manners: 'wie immer|ohne Eile|mit guter Laune|trotz des Regens|in aller Stille',
    join: (opening, clause, manner) => {
      const [verb = '', ...rest] = clause.split(' ');
      return `${opening} ${verb} ${manner} ${rest.join(' ')}.`;
    },
  },
  fr: {
    openings:
      'Le matin,|À midi,|Le soir,|Le dimanche,|Dans la vieille ville,|Au bord de la rivière,',
    clauses:
      "les enfants vont à l'école|la boulangerie ouvre ses portes|ma voisine arrose les fleurs|le train arrive à la gare|nous buvons un café sur le balcon|les étudiants lisent leurs livres|le chat dort sur la chaise|les magasins se remplissent de monde",
    manners: "comme d'habitude|sans se presser|de bonne humeur|malgré la pluie|en silence",
    join: (opening, clause, manner) => `${opening} ${manner}, ${clause}.`,
  },
  es: {
    openings:
      'Por la mañana,|Al mediodía,|Por la tarde,|Los domingos,|En el casco antiguo,|Junto al río,',
    clauses:
      'los niños van a la escuela|la panadería abre sus puertas|mi vecina riega las flores|el tren llega a la estación|tomamos café en el balcón|los estudiantes leen sus libros|el gato duerme en la silla|las tiendas se llenan de gente',
    manners: 'como siempre|sin prisa|con calma|a pesar de la lluvia|en silencio',
  },
  it: {
    openings: 'La mattina|A mezzogiorno|La sera|La domenica|Nel centro storico|In riva al fiume',
    clauses:
      'i bambini vanno a scuola|il panificio apre le porte|la mia vicina annaffia i fiori|il treno arriva alla stazione|beviamo un caffè sul balcone|gli studenti leggono i loro libri|il gatto dorme sulla sedia|i negozi si riempiono di gente',
    manners: 'come sempre|senza fretta|con calma|nonostante la pioggia|in silenzio',
  },
  nl: {
    openings: "'s Ochtends|Tegen de middag|'s Avonds|Op zondag|In de oude stad|Aan de rivier",
    clauses:
      'lopen de kinderen naar school|opent de bakkerij haar deuren|geeft mijn buurvrouw de bloemen water|komt de trein op het station aan|drinken de gasten koffie op het balkon|lezen de studenten hun boeken|slaapt de kat op de stoel|stromen de winkels vol',
    manners: 'zoals altijd|zonder haast|in alle rust|ondanks de regen|in stilte',
    join: (opening, clause, manner) => {
      const [verb = '', ...rest] = clause.split(' ');
      return `${opening} ${verb} ${manner} ${rest.join(' ')}.`;
    },
  },
  pl: {
    openings: 'Rano|W południe|Wieczorem|W niedzielę|Na starym mieście|Nad rzeką',
    clauses:
      'dzieci idą do szkoły|piekarnia otwiera drzwi|moja sąsiadka podlewa kwiaty|pociąg przyjeżdża na dworzec|pijemy kawę na balkonie|studenci czytają książki|kot śpi na krześle|sklepy zapełniają się ludźmi',
    manners: 'jak zawsze|bez pośpiechu|spokojnie|mimo deszczu|w ciszy',
    join: mannerFirst,
  },
  'pt-BR': {
    openings: 'De manhã,|Ao meio-dia,|À noite,|Aos domingos,|No centro antigo,|À beira do rio,',
    clauses:
      'as crianças vão para a escola|a padaria abre as portas|minha vizinha rega as flores|o trem chega à estação|tomamos café na varanda|os estudantes leem seus livros|o gato dorme na cadeira|as lojas ficam cheias de gente',
    manners: 'como sempre|sem pressa|com calma|apesar da chuva|em silêncio',
  },
  sv: {
    openings: 'På morgonen|Mitt på dagen|På kvällen|På söndagen|I gamla stan|Vid floden',
    clauses:
      'går barnen till skolan|öppnar bageriet sina dörrar|vattnar min granne blommorna|kommer tåget till stationen|dricker vi kaffe på balkongen|läser studenterna sina böcker|sover katten på stolen|fylls butikerna av folk',
    manners: 'som vanligt|utan brådska|i lugn och ro|trots regnet|under tystnad',
  },
  da: {
    openings: 'Om morgenen|Midt på dagen|Om aftenen|Om søndagen|I den gamle bydel|Ved åen',
    clauses:
      'går børnene i skole|åbner bageren sine døre|vander min nabo blomsterne|kommer toget til stationen|drikker vi kaffe på altanen|læser de studerende deres bøger|sover katten på stolen|fyldes butikkerne med mennesker',
    manners: 'som altid|uden hastværk|i ro og mag|trods regnen|i stilhed',
  },
  nb: {
    openings: 'Om morgenen|Midt på dagen|Om kvelden|På søndager|I gamlebyen|Ved elva',
    clauses:
      'går barna til skolen|åpner bakeriet dørene|vanner naboen min blomstene|kommer toget til stasjonen|drikker vi kaffe på balkongen|leser studentene bøkene sine|sover katten på stolen|fylles butikkene av folk',
    manners: 'som vanlig|uten hastverk|i ro og mak|til tross for regnet|i stillhet',
  },
  cs: {
    openings: 'Ráno|V poledne|Večer|V neděli|Na starém městě|U řeky',
    clauses:
      'chodí děti do školy|otevírá pekárna své dveře|zalévá moje sousedka květiny|přijíždí vlak na nádraží|pijeme kávu na balkoně|čtou studenti své knihy|spí kočka na židli|plní se obchody lidmi',
    manners: 'jako vždy|beze spěchu|v klidu|navzdory dešti|potichu',
    join: mannerFirst,
  },
  ru: {
    openings: 'Утром|В полдень|Вечером|По воскресеньям|В старом городе|У реки',
    clauses:
      'дети идут в школу|пекарня открывает двери|моя соседка поливает цветы|поезд прибывает на вокзал|мы пьём кофе на балконе|студенты читают книги|кошка спит на стуле|магазины наполняются людьми',
    manners: 'как всегда|без спешки|спокойно|несмотря на дождь|в тишине',
    join: (opening, clause, manner) => {
      const shown = manner === 'несмотря на дождь' ? `, ${manner},` : ` ${manner}`;
      return `${opening}${shown} ${clause}.`;
    },
  },
  uk: {
    openings: 'Вранці|Опівдні|Увечері|Щонеділі|У старому місті|Біля річки',
    clauses:
      'діти йдуть до школи|пекарня відчиняє двері|моя сусідка поливає квіти|поїзд прибуває на вокзал|ми п’ємо каву на балконі|студенти читають книжки|кішка спить на стільці|крамниці наповнюються людьми',
    manners: 'як завжди|без поспіху|спокійно|попри дощ|у тиші',
    join: mannerFirst,
  },
  tr: {
    openings: 'Sabahları|Öğleyin|Akşamları|Pazar günleri|Eski şehirde|Nehir kıyısında',
    clauses:
      'çocuklar okula gider|fırın kapılarını açar|komşum çiçekleri sular|tren istasyona varır|balkonda kahve içeriz|öğrenciler kitaplarını okur|kedi sandalyede uyur|dükkânlar insanlarla dolar',
    manners: 'her zamanki gibi|acele etmeden|sakin sakin|yağmura rağmen|sessizce',
    join: mannerFirst,
  },
  ar: {
    openings: 'في الصباح|عند الظهر|في المساء|يوم الأحد|في المدينة القديمة|بجانب النهر',
    clauses:
      'يذهب الأطفال إلى المدرسة|يفتح المخبز أبوابه|تسقي جارتي الزهور|يصل القطار إلى المحطة|نشرب القهوة على الشرفة|يقرأ الطلاب كتبهم|تنام القطة على الكرسي|تمتلئ المتاجر بالناس',
    manners: 'كالعادة|دون عجلة|بهدوء|رغم المطر|في صمت',
  },
  he: {
    openings: 'בבוקר|בצהריים|בערב|ביום ראשון|בעיר העתיקה|ליד הנהר',
    clauses:
      'הילדים הולכים לבית הספר|המאפייה פותחת את דלתותיה|השכנה שלי משקה את הפרחים|הרכבת מגיעה לתחנה|אנחנו שותים קפה במרפסת|הסטודנטים קוראים את ספריהם|החתול ישן על הכיסא|החנויות מתמלאות באנשים',
    manners: 'כמו תמיד|בלי למהר|בנחת|למרות הגשם|בשקט',
  },
  id: {
    openings:
      'Pada pagi hari,|Pada siang hari,|Pada malam hari,|Setiap hari Minggu,|Di kota tua,|Di tepi sungai,',
    clauses:
      'anak-anak berjalan ke sekolah|toko roti membuka pintunya|tetangga saya menyiram bunga|kereta tiba di stasiun|kami minum kopi di balkon|para mahasiswa membaca buku|kucing tidur di atas kursi|toko-toko dipenuhi orang',
    manners: 'seperti biasa|tanpa terburu-buru|dengan tenang|meskipun hujan|dalam keheningan',
  },
  ja: {
    openings: '朝になると|昼になると|夕方になると|日曜日には|古い町では|川のそばでは',
    clauses:
      '子どもたちが学校へ行きます|パン屋が店を開けます|隣の人が花に水をやります|電車が駅に着きます|みんながコーヒーを飲みます|学生たちが本を読みます|猫が椅子の上で眠ります|店が人でいっぱいになります',
    manners: 'いつものように|のんびりと|静かに|雨の中でも|楽しそうに',
    join: (opening, clause, manner) => `${opening}、${manner}${clause}。`,
    between: '',
  },
  ko: {
    openings: '아침에|점심때|저녁에|일요일에|오래된 마을에서|강가에서',
    clauses:
      '아이들이 노래를 부릅니다|빵집 주인이 문을 엽니다|이웃이 꽃에 물을 줍니다|사람들이 기차를 기다립니다|우리는 커피를 마십니다|학생들이 책을 읽습니다|고양이가 잠을 잡니다|상인들이 손님을 맞이합니다',
    manners: '언제나처럼|서두르지 않고|조용히|비가 와도|즐겁게',
    join: mannerFirst,
  },
  'zh-CN': {
    openings: '早上|中午|傍晚|星期天|在老城里|在河边',
    clauses:
      '孩子们去上学|面包店开门营业|邻居给花浇水|火车到达车站|我们一起喝咖啡|学生们读书|小猫睡在椅子上|商店里挤满了人',
    manners: '和往常一样，|不慌不忙，|尽管下着雨，|跟每个星期一样，|天气很好，',
    join: withoutSpaces,
    between: '',
  },
};

/** Real sentences of the request's language, one after the other. No two neighbours say the same. */
export function writeProse(faker: Faker, request: RequestArguments): string {
  const phrases = PHRASES[request.string('locale')] ?? PHRASES['en'];
  if (!phrases) return '';
  const { openings, clauses, manners, between = ' ' } = phrases;
  const join = phrases.join ?? ((opening, clause, manner) => `${opening} ${clause} ${manner}.`);
  const count = request.number('sentences');
  const order = faker.helpers.shuffle(clauses.split('|'));
  return Array.from({ length: count }, (_, index) =>
    join(
      faker.helpers.arrayElement(openings.split('|')),
      order[index % order.length] ?? '',
      faker.helpers.arrayElement(manners.split('|')),
    ),
  ).join(between);
}
