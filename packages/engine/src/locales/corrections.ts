import type { LocaleDefinition } from '@faker-js/faker';
import { correctCurrency } from './currencies.ts';
import type { CurrencyDefinition } from './currencies.ts';

/**
 * Corrections of faker's lists, by locale and list. Entries are separated by `|`. An entry with `>` is replaced with the word
 * after it. All other entries are removed. Words about bodies, diseases, crimes, faiths and relatives are removed, because a
 * test page would show them next to a person's name or in a domain. Misspelt words without a known correction and words of
 * another part of speech are removed, too. If a test reports that faker no longer contains an entry, delete the entry here.
 */
export const CORRECTED_LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  base: {
    'color.space': 'Natural Color System (NSC)>Natural Color System (NCS)',
    'hacker.abbreviation': 'SDD>SSD',
    // Old names, which have been links in the time zone database since 2022 and 2024.
    'location.time_zone': 'America/Yellowknife|Asia/Choibalsan',
  },
  en: {
    'book.publisher': 'McGraw Hill Financial',
    // Birds that were renamed because their old names were offensive.
    'animal.bird': "McCown's Longspur>Thick-billed Longspur|Oldsquaw>Long-tailed Duck",
    // Headings and footnote marks from the tables that were the source of the names.
    'animal.cow': "Breed|Commercial|Dulong'>Dulong|Hallikar4>Hallikar|Vechur8>Vechur",
    'animal.horse':
      'Irish Sport Horse sometimes called Irish Hunter>Irish Sport Horse|Kaimanawa Horses>Kaimanawa Horse',
    'animal.rodent': "Budin's chinchilla rat, A. budini>Budin's chinchilla rat",
    'animal.snake': 'Fox snake, three species of Pantherophis>Fox snake',
    'book.author':
      'Anton Pavlovich Chekhov|David Widger|Gabriel Garcia Marquez>Gabriel García Márquez|Grady Ward|Junot Diaz>Junot Díaz|Niccolo Machiavelli>Niccolò Machiavelli|Sir Arthur Conan Doyle',
    'book.title':
      '1984|Bible|Dao De Jing: A Minimalist Translation>Dao De Jing|Dr. Zhivago>Doctor Zhivago|Hitting the line>Hitting the Line|Josefine Mutzenbacher|Les Miserables>Les Misérables|Nineteen Eighty Four>Nineteen Eighty-Four|Republic|Slaughterhouse Five>Slaughterhouse-Five|The Adventures of Huckleberry Finn|The Complete Works of Edgar Allen Poe|The Heart is a Lonely Hunter>The Heart Is a Lonely Hunter',
    // Patterns that generate roasted condors, or ingredients in skin colours.
    'food.description_pattern':
      'A slow-roasted {{animal.bird}} with a {{food.adjective}}, {{food.adjective}} exterior. Stuffed with {{food.fruit}} and covered in {{food.fruit}} sauce. Sides with {{food.vegetable}} puree and wild {{food.vegetable}}.|A special {{color.human}} {{food.ingredient}} from {{location.country}}. To support the strong flavor it is sided with a tablespoon of {{food.spice}}.|Three {{food.ingredient}} with {{food.vegetable}}, {{food.vegetable}}, {{food.vegetable}}, {{food.vegetable}} and {{food.ingredient}}. With a side of baked {{food.fruit}}, and your choice of {{food.ingredient}} or {{food.ingredient}}.|An exquisite {{food.meat}} roast, infused with the essence of {{food.fruit}}, slow-roasted to bring out its natural flavors and served with a side of creamy {{food.vegetable}}>An exquisite {{food.meat}} roast, infused with the essence of {{food.fruit}}, slow-roasted to bring out its natural flavors and served with a side of creamy {{food.vegetable}}.|Fresh {{food.ingredient}} with a pinch of {{food.spice}}, topped by a caramelized {{food.fruit}} with whipped cream>Fresh {{food.ingredient}} with a pinch of {{food.spice}}, topped by a caramelized {{food.fruit}} with whipped cream.',
    'food.vegetable':
      'jerusalem artichoke>Jerusalem artichoke|asian greens>Asian greens|brussels sprouts>Brussels sprouts|carob carrot|chinese cabbage>Chinese cabbage|dried chinese broccoli>dried Chinese broccoli|english spinach>English spinach|french eschallots>French shallots|swiss chard>Swiss chard',
    'food.dish':
      'buddha bowl>Buddha bowl|caesar salad>Caesar salad|chicken milanese>chicken Milanese|fettuccine alfredo>fettuccine Alfredo|french fries with sausages>French fries with sausages|french toast>French toast|scotch eggs>Scotch eggs',
    'food.fruit': 'jarrahdale pumpkin>Jarrahdale pumpkin',
    'food.ethnic_category': 'Hyderabad>Hyderabadi|Jewish - Israeli>Israeli',
    'food.spice':
      'ajwan seed>ajwain seed|colombo>Colombo powder|german chamomile>German chamomile|herbes de provence>herbes de Provence|poudre de colombo>Colombo powder|rose baie>pink peppercorns|arrowroot|mango|rice paper|anise star>star anise|china star>star anise|bbq>barbecue rub|french lavender>French lavender|kaffir leaves>makrut lime leaves',
    'hacker.adjective': 'bluetooth>Bluetooth',
    'music.genre': 'Forro>Forró|SKA>Ska|Stage And Screen>Stage and Screen',
    'word.adjective':
      'all|another|any|both|each|every|our|some|that|these|those|which|french|spanish|chubby|dead|fat|filthy|illiterate|sinful|ugly',
    'word.adverb': 'kissingly|lively|upbeat',
    'word.noun':
      'celsius|adult|boyfriend|cruelty|daddy|daughter|dead|developmental|drug|emergent|fat|going|grandpa|grandson|granny|hepatitis|hospitalization|husband|hydrolyse|hydrolyze|hygienic|knickers|mom|nephew|nun|numeric|obesity|operating|optimal|overheard|pantyhose|petticoat|pneumonia|someplace|step-mother|swanling|thongs|unblinking|underneath|underpants|widow',
    'word.preposition': 'a|an|anenst|apropos|forenenst|the',
    'word.verb':
      'blaspheme|bliss|bludgeon|buzzing|cannibalise|chunder|clinking|creaking|cripple|deprave|eyeglasses|feminize|garrote|guilt|knife|large|lobotomise|masculinize|maul|norm|persecute|readies|reborn|screw|shaft|shanghai|spattering|spectacles|statement|suckle|suffocate|tankful|taxicab|terrorise|throbbing|writ',
    'person.bio_pattern':
      '{{word.noun}} {{person.bio_supporter}}  {{internet.emoji}}>{{word.noun}} {{person.bio_supporter}} {{internet.emoji}}',
    'person.bio_supporter': 'junkie',
    // At least nine of ten bearers have the same sex, in the Social Security Administration's counts of 1880 to 2024.
    'person.first_name.generic':
      'Addison|Alejandrin|Alexys|Alvis|Asa|August|Baby|Bell|Berry|Brown|Burdette|Cali|Cordie|Delta|Florida|Floy|Francis|Hadley|Hassie|Hazle|Jennings|Jess|Joany|Jordane|Jude|Karson|Kaya|Kennedy|Lane|Leone|Linnie|Loyal|Lue|Marlin|Maximillia|Merl|Merlin|Michale|Mina|Mossie|Nova|Oma|Paxton|Pink|Providenci|Roma|Ryann|Sammy|Telly|Urban|Van',
    'person.first_name.female': 'Elza',
    'person.first_name.male': "D'angelo>D'Angelo|Name|Vinnie",
    'person.middle_name.generic':
      'Addison|Arya|August|Flynn|Francis|Harper|Jess|Journey|Jude|Kennedy|Lane|Medusa|Nova|Winter|Zyair',
    'person.middle_name.male': 'Wison',
    'person.gender':
      'Female to male transsexual man|Hermaphrodite|Male to female transsexual woman|Transsexual|Transsexual female|Transsexual male|Transsexual man|Transsexual person|Transsexual woman',
    'person.last_name.generic': 'Hilll>Hill',
    'food.ingredient':
      'brazil nut>Brazil nut|brie>Brie|camembert>Camembert|cheddar>Cheddar|edam>Edam|file powder>filé powder|gruyere>Gruyère|hokkien noodles>Hokkien noodles|jarrahdale pumpkin>Jarrahdale pumpkin|jerusalem artichoke>Jerusalem artichoke|tabasco>Tabasco|taleggio cheese>Taleggio cheese|william pear>Williams pear|asian greens>Asian greens|asian noodles>Asian noodles|brussels sprouts>Brussels sprouts|chickory>chicory|chinese cabbage>Chinese cabbage|chinese five spice>Chinese five spice|dried chinese broccoli>dried Chinese broccoli|english spinach>English spinach|french eschallots>French shallots|parmesan cheese>Parmesan cheese|swiss chard>Swiss chard|szechuan pepperberry>Sichuan pepper|jewfish>mulloway|kenchur>kencur|kokam>kokum|kumera>kumara|ricemilk>rice milk|soymilk|star fruit|basil basmati rice|carob carrot|paprik|tinned|whiting wild rice',
  },
  'en-GB': {
    // Counties of Great Britain that were abolished in the 1990s.
    'location.county':
      'Avon|Borders>Scottish Borders|Central|Cleveland|Clwyd|Durham>County Durham|Dyfed|Grampian|Gwent|Gwynedd County>Gwynedd|Highlands and Islands>Highland|Humberside|Lothian|Mid Glamorgan|South Glamorgan|Strathclyde|Tayside|West Glamorgan',
  },
  de: {
    'person.first_name.generic': 'Arda|Ecrin|Jonah|Luca|Luka',
    'word.adjective':
      'allerbest|aphrodisierend|aufreizend|begnügsam|besonders|dumm|erregend|famosfacettenreich|fett|freizügig|gern|hüllenlos|influent|irre|krank|lahm|leichtfüssig>leichtfüßig|lustvoll|lüstern|potent|prall|sexuell|sexy|stumm|taub|tot|x-beliebig|x-fach|x-förmig|xenophil|y-förmig|zahnlos',
    'word.noun':
      'AIDS|Abtreibung|Adipositas|Adjectiv>Adjektiv|Agnostizismus|Anderes|Atheismus|Bestrafung|Blindheit|Brust|Buddhismus|Busen|Cholera|Christentum|Dame|Darm|Diktatur|Durchfall|Erwachsener|Faschismus|Feminismus|Fortpflanzung|Frau|Fötus|Geburtenkontrolle|Gott|Hinduismus|Imperialismus|Islam|Judentum|Jugendliche|Junge|Kapitalismus|Kind|Kommunismus|Krankheiten>Krankheit|Krebs|Krieg|Lepra|Malaria|Mann|Monotheismus|Mädchen|Nationalismus|Nationalsozialismus|Objekte>Objekt|Penis|Plazenta|Pocken|Polytheismus|Rassismus|Religion|Schießpulver|Schusswaffe|Schwangerschaft|Sexismus|Sikhreligion|Sklaverei|Sozialismus|Sprengstoff|Säugling|Taubheit|Tuberkulose|Unterernährung|Vagina|Verben>Verb|Verhütung|Virus|Waffe|Zionismus',
    'word.verb':
      'altmachen|amputieren|armmachen|ausmerzen|defäkieren|demolieren|erotisieren|erschlaffen|hetzen|kastrieren|koksen|koten|liquidieren|masturbieren|meucheln|möchten|onanieren|peinigen|peitschen|pinkeln|pissen|rammeln|schachern|schweinigeln|schwängern|strangulieren|stäupen|töten|verbiestern|vergewaltigen|vergiften|verrecken|verscheißern|versklaven|verstümmeln|würgen',
  },
  fr: {
    // Old regions, which were merged in 2016.
    'location.state':
      'Alsace>Grand Est|Aquitaine>Nouvelle-Aquitaine|Auvergne>Auvergne-Rhône-Alpes|Basse-Normandie>Normandie|Bourgogne>Bourgogne-Franche-Comté|Centre>Centre-Val de Loire|Champagne-Ardenne>Grand Est|Franche-Comté>Bourgogne-Franche-Comté|Haute-Normandie>Normandie|Languedoc-Roussillon>Occitanie|Limousin>Nouvelle-Aquitaine|Lorraine>Grand Est|Midi-Pyrénées>Occitanie|Nord-Pas-de-Calais>Hauts-de-France|Picardie>Hauts-de-France|Poitou-Charentes>Nouvelle-Aquitaine|Rhône-Alpes>Auvergne-Rhône-Alpes',
    'animal.fish': 'Omble de fontaine1>Omble de fontaine',
    'animal.horse': 'cheval en Afghanistan',
    'animal.type': 'crocodilien>crocodile|cétacé>baleine',
    'animal.bird':
      "Bec-croisé d'Ecosse|Chouette hulotte (mauritanica)|Gardeboeuf d'Asie|Gros-bec casse-noyaux|Gros-bec errant|Océanite culblanc|Sterne royale (Afrique)",
    'person.first_name.generic':
      'Anne|Archange|Arsinoé|Cassandre|Constance|Hippolyte|Isabeau|Maxime|Philothée|Scholastique',
    'person.first_name.male': 'Félicité|Gaud',
    'person.sex': 'Femme>femme|Homme>homme',
    'person.prefix.male': 'M>M.',
    'person.job_type':
      'Developpeur>Développeur|Executif>Exécutif|Ingenieur>Ingénieur|Specialiste>Spécialiste',
    'word.adjective': 'débile|hystérique',
    'word.adverb': 'bon|quand ?|ça',
    'word.conjunction': 'assez|tant|tellement|trop',
    'word.interjection': 'bè|prout|tchou tchouu>tchou tchou',
    'word.preposition':
      'a>à|avex>avec|à bas de|à la merci>à la merci de|au-dehors>au-dehors de|au défaut de|au dépens de>aux dépens de|en decà de>en deçà de|vis-à-vie de>vis-à-vis de',
    'word.verb':
      'assassiner|baiser|bouffer|boulanger|chialer|chier|gueuler|passager|pater|pisser|super|user|violer|étranger|étrangler',
  },
  es: {
    'company.adjective':
      'Auto proporciona|Enfocado a benficios>Enfocado a beneficios|Orígenes|Perseverando|Pre-emptivo|Public-key|Versatil>Versátil',
    'company.descriptor':
      'amplio ábanico>amplio abanico|didactica>didáctica|estatica>estática|hibrida>híbrida|móbil>móvil',
    'company.noun':
      'Interfaz gráfico de usuario|aprovechar|codificar|encriptar|estandardización>estandarización|mediante|monitorizar|orquestar|red de area local>red de área local',
    'commerce.department': 'Bebes>Bebés',
    'commerce.product_name.adjective': 'Increible>Increíble',
    'commerce.product_name.material': 'Hormigon>Hormigón',
    'person.job_area': 'Mobilidad>Movilidad|Seguridada>Seguridad',
    'person.job_descriptor': 'Dinánmico>Dinámico|International>Internacional',
    'person.job_type': 'Relacciones>Enlace',
    'person.prefix.female': 'Sta.>Srta.',
    'location.county': 'lérida>Lérida',
    // Codes of ISO 3166-2.
    'location.state_abbr':
      'And>AN|Ara>AR|Ast>AS|Bal>IB|Can>CN|Cbr>CB|Man>CM|Leo>CL|Cat>CT|Com>VC|Ext>EX|Gal>GA|Rio>RI|Mad>MD|Nav>NC|Vas>PV|Mur>MC',
  },
  nl: {
    'location.country': 'Atlantic Ocean|European Union|Southern Ocean|Wereld',
    'person.prefix.generic': 'Bsc|Msc',
  },
  it: {
    // Sardinian provinces that were abolished in 2016. They are being restored with other borders and names.
    'location.state': 'Carbonia-Iglesias|Medio Campidano|Ogliastra|Olbia-Tempio',
    'location.state_abbr': 'CI|OG|OT|VS',
    'company.adjective': 'basta sul contesto>basata sul contesto',
    'company.buzz_adjective': 'sexy',
    // Words that follow verbs, but are not verbs themselves.
    'company.buzz_verb':
      'accrescitive|deploy|estensioni|evolutive|exploit|guida|innovazione|marchi|matrici|ottimali|spedizioni|strategiche|target|transizionali|utilizzo',
    'company.legal_entity_type': 'SPA>S.p.A.|s.r.l.>S.r.l.',
    'person.first_name.female': 'Fiore|Palmazio',
    'person.first_name.male': 'Elita|Erenia|Nicea|Valtena|Zena',
  },
  pl: {
    // Polish names that describe a horse begin with a lower-case letter.
    'animal.horse':
      'Austriacki koń gorącokrwisty>austriacki koń gorącokrwisty|Kasztanowy koń szwarcwaldzki>kasztanowy koń szwarcwaldzki|Koń buloński>koń buloński|Kuc Exmoor>kuc Exmoor|Kłusak amerykański>kłusak amerykański|Rosyjski koń zimnokrwisty>rosyjski koń zimnokrwisty|Szwedzki koń gorącokrwisty>szwedzki koń gorącokrwisty|Walijski kuc górski>walijski kuc górski|Łotewski koń gorącokrwisty>łotewski koń gorącokrwisty|Caballo Chilen>Caballo Chileno|Einsiedle>Einsiedler|Llareno>Llanero|koń lipicańsk>koń lipicański|kłusak orłowsk>kłusak orłowski|kłusak rosyjsk>kłusak rosyjski',
    'book.title': 'Ziemia Urlo>Ziemia Ulro',
    'company.legal_entity_type': 'z o.o>Sp. z o.o.',
    'company.name_pattern':
      '{{person.lastName}}, {{person.lastName}} and {{person.lastName}}>{{person.lastName}}, {{person.lastName}} i {{person.lastName}}',
    'person.gender': 'Hermafrodyta|Meżczyzna trans>Mężczyzna trans|Transsekualista',
  },
  'pt-BR': {
    'book.title':
      'A Estrela sobe>A estrela sobe|Memórias sgto de milícias>Memórias de um sargento de milícias',
    'person.job_area':
      'Assurance>Garantia|Configuration>Configuração|Implementation>Implementação|Pesquisar>Pesquisa',
    'person.job_type': 'Atentende>Atendente|Policial>Oficial',
    'person.job_descriptor': 'International>Internacional',
    'person.sex': 'Feminino>feminino|Masculino>masculino',
    'word.adjective': 'burro|cego|doente|feio|gordo|mal-educado',
    'word.noun': 'boi|galinha|inimigo|paredes>parede|pix|porco|uber|vaca',
  },
  sv: {
    // Old counties, which were merged in 1998.
    'location.state': 'Göteborg>Västra Götaland|Skaraborg>Västra Götaland|Älvsborg>Västra Götaland',
    'company.legal_entity_type': 'Group',
    'person.job_area': 'Implementation>Genomförande',
    'person.prefix.generic': 'PhD.',
  },
  da: {
    'word.adjective': 'grusom|meget',
    'word.adverb': 'imorgen>i morgen',
    'word.noun': 'kirke|moske|synagoge|tempel',
  },
  nb: { 'word.adjective': 'dum|ekkel|gravid|stygg' },
  cs: {
    'person.first_name.female': 'Pravoslav',
    'person.first_name.generic': 'René',
    'person.suffix': 'Phd.>Ph.D.',
  },
  he: {
    // The West Bank is not one of the six districts of ISO 3166-2.
    'location.state': 'הגדה המערבית',
    'music.genre': 'לא מוסיקה',
    // The apostrophe of the professor's title belongs at its end.
    'person.prefix.generic': "'פרופ>פרופ׳",
    'person.last_name.generic': 'באב׳׳ד>באב״ד|ב׳׳ק>ב״ק|זק׳׳ש>זק״ש|חרל׳׳פ>חרל״פ|מזא׳׳ה>מזא״ה',
    'person.first_name.female': 'גבריאל',
    'person.first_name.generic':
      "אושרי|אימרי|בארי|ג'ון|דורון|כרמי|לוטן|ליאם|לידור|מיכאל|עמנואל|שגב|שי לי|שיר|תומר",
  },
  tr: {
    'location.city_name': 'K.maraş>Kahramanmaraş|İçel (Mersin)>Mersin',
    'person.first_name.female': 'Anar',
  },
  ru: {
    // Crimea is in faker's Russian and Ukrainian lists, and is removed from both.
    'location.state':
      'Республика Крым|г. Севастополь|Кабардино - Балкарская Республика>Кабардино-Балкарская Республика|Карачаево - Черкесская Республика>Карачаево-Черкесская Республика|Кемеровская область - Кузбасс>Кемеровская область — Кузбасс|Республика Северная Осетия - Алания>Республика Северная Осетия — Алания|Ханты-Мансийский автономный округ - Югра>Ханты-Мансийский автономный округ — Югра|Ямало-ненецкий автономный округ>Ямало-Ненецкий автономный округ|г. Санкт - Петербург>г. Санкт-Петербург',
    // A word for a branch of a company, and a legal form in Latin letters.
    'company.legal_entity_type': 'ОП|AO>АО',
    'commerce.product_name.material': 'Кожанный>Кожаный',
    'hacker.abbreviation': 'SDD>SSD',
    'hacker.adjective': 'свободно-распростроняемый>свободно-распространяемый',
  },
  uk: { 'location.state': 'АР Крим|Севастополь' },
  ja: {
    'food.description_pattern':
      '{{food.fruit}}のソースをかけた{{food.adjective}}{{food.meat}}。デザート感覚でお楽しみください。',
    'food.meat': 'アジ|イカ|エビ|カニ|サバ|サンマ|サーモン|タコ|タラ|ブリ|ホタテ|マグロ',
  },
  ko: {
    'animal.bird': '병아리',
    'company.legal_entity_type': '한국>유한회사',
    // Names that are given to sons only, and four names that are given to daughters only.
    'person.first_name.generic':
      '도경|서진|선우|시우|시윤|온유|은성|은우|이안|주원|지호|지후|하랑|하민|현진|민서|아인|윤서|하윤',
    'person.first_name.male': '서윤',
    'word.adjective':
      '대량|눈이 먼|미친|방어|방음|열심히|원통형|윙윙|일찍|저주받은|환상적|죽은|버려진|위독한',
    'word.noun': '고문|무정부주의자|반침|보적|불쌍한|전능자|침략|탐닉',
  },
  'zh-CN': {
    'book.publisher': '译文出版社',
    'book.title': '丰乳肥臀|金瓶梅',
    'food.fruit': '大根|甘蓝|绿芽|茄子|雪豆',
    // Faker lists three provinces with the abbreviation of one of their cities.
    'location.state_abbr': '合肥>安徽|苏州>江苏|辽阳>辽宁',
    'music.genre': '牙买加>雷鬼|经典>古典|非音乐',
    'word.adjective': '血淋淋|黑不溜秋',
    'person.first_name.male': '熙瑶',
    // All of these are names of men: their characters mean mountains, tigers or ambition.
    'person.first_name.generic':
      '乐驹|伟宸|伟泽|伟祺|伟诚|俊驰|修杰|健柏|健雄|凯瑞|博文|博涛|博超|君浩|哲瀚|天宇|天磊|天翊|子轩|子骞|子默|展鹏|峻熙|建辉|弘文|彬|志强|志泽|思聪|思远|懿轩|振家|擎宇|擎苍|文博|文轩|旭尧|昊天|昊强|昊焱|昊然|明哲|明杰|明轩|明辉|晋鹏|晓博|晓啸|晟睿|智宸|智渊|智辉|楷瑞|正豪|泽洋|潇然|炎彬|炫明|烨伟|烨华|烨磊|烨霖|煜城|煜祺|瑞霖|皓轩|睿渊|立果|立诚|立轩|立辉|笑愚|绍辉|绍齐|耀杰|聪健|胤祥|致远|航|苑博|荣轩|语堂|越彬|越泽|远航|金鑫|鑫磊|鑫鹏|钰轩|锦程|雨泽|雪松|驰|鸿涛|鸿煊|鹏涛|鹏煊|鹏飞|鹤轩|鹭洋|黎昕',
  },
};

/** Corrected names in lists of objects, keyed by locale and list. */
export const RENAMED_ENTRIES: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  en: {
    'airline.airport': {
      // Closed in 2020, and replaced by the new airport.
      'Berlin-Tegel Airport': 'Berlin Brandenburg Airport',
      'Capetown International Airport': 'Cape Town International Airport',
      'Guarulhos - Governador Andre Franco Montoro International Airport':
        'Guarulhos-Governador Andre Franco Montoro International Airport',
      'Hurgada International Airport': 'Hurghada International Airport',
      'McCarran International Airport': 'Harry Reid International Airport',
      'Oslo Lufthavn': 'Oslo Airport, Gardermoen',
      'Stockholm-Arlanda Airport"': 'Stockholm-Arlanda Airport',
    },
    'airline.airline': { 'Qantas Group': 'Qantas' },
    'location.language': { 'Farsi/Persian': 'Persian' },
  },
  ja: {
    // The entry names the temperature scale instead of its unit, the degree.
    'science.unit': { 摂氏: 'セルシウス度' },
  },
  'zh-CN': {
    'airline.airport': {
      // The entry for Brussels has the name of the airport of Brisbane.
      布里斯班机场: '布鲁塞尔机场',
      柏林泰格尔机场: '柏林勃兰登堡机场',
      麦卡伦国际机场: '哈里·里德国际机场',
      // Names that were translated word by word: "intercontinental" as a hotel, Magenta as a colour, Deputado and
      // Lufthavn as names.
      休斯顿机场乔治·布什洲际酒店: '休斯顿乔治·布什洲际机场',
      努美阿洋红色机场: '努美阿马真塔机场',
      奥斯陆卢夫塔文机场: '奥斯陆加勒穆恩机场',
      萨尔瓦多·德普塔多·路易斯·爱德华多·马加良斯国际机场:
        '萨尔瓦多路易斯·爱德华多·马加良斯国际机场',
      // A name with "airport" twice, the name of a Chinese town, and unusual spellings.
      豪尔赫纽伯里机场机场: '豪尔赫·纽伯里机场',
      博乐国际机场: '亚的斯亚贝巴博莱国际机场',
      '莱昂纳多达芬奇-菲乌米奇诺机场': '列奥纳多·达·芬奇-菲乌米奇诺机场',
      '瓜鲁柳斯 - 安德烈·佛朗哥·蒙托罗州长国际机场': '瓜鲁柳斯-安德烈·弗朗哥·蒙托罗州长国际机场',
    },
    'location.language': { 印度语: '印地语' },
    'science.unit': { 贝尔勒尔: '贝可勒尔', 库伦: '库仑' },
    'airline.airline': {
      法航荷航集团: '法国航空公司',
      迪拜航空公司公司: '迪拜航空公司',
      酷路拉航空航空公司: '酷路拉航空公司',
    },
  },
};

/** Codes of closed airports, with the codes of the airports that replaced them. */
const REPLACED_AIRPORTS: Readonly<Record<string, string>> = { TXL: 'BER' };

/** Currencies in faker's lists that never were in ISO 4217, or have been withdrawn. */
const NOT_ISO_4217 = new Set(['ANG', 'BGN', 'BTC', 'EEK', 'ETH', 'HRK', 'LTC', 'XRP', 'ZWL']);

/** Lists that replace faker's lists. */
const REPLACED_LISTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Faker has two legal forms only.
  en: { 'company.legal_entity_type': 'Corp|Group|Inc|LLC|LLP|LP|PLLC|and Sons' },
  // Common names for either sex. Faker's list also contains titles of khans.
  tr: { 'person.first_name.generic': 'Armağan|Bilge|Elvan|Ferda|Günay|Güner|Kıvılcım|Özden|İkbal' },
};

/** Academic degrees, which follow the name after a comma. */
const DEGREES = new Set(['DDS', 'DVM', 'MD', 'PhD', 'Ph.D.']);

/** Appends a suffix to a name: `Ada Hanusová, Ph.D.`, `Ada Miller Jr.` */
export function appendNameSuffix(name: string, suffix: string): string {
  return `${name}${DEGREES.has(suffix) ? ',' : ''} ${suffix}`;
}

type PersonDefinition = NonNullable<LocaleDefinition['person']>;

/** Replaces each name pattern that has a suffix by one pattern for each suffix. */
function spellOutSuffixes({ name, suffix }: PersonDefinition): PersonDefinition['name'] {
  const end = ' {{person.suffix}}';
  if (!suffix?.length) return name;
  return name?.flatMap(({ value, weight }) =>
    value.endsWith(end)
      ? suffix.map((each) => ({
          value: appendNameSuffix(value.slice(0, -end.length), each),
          weight,
        }))
      : [{ value, weight: weight * suffix.length }],
  );
}

/** Polish family names that are adjectives. Their last letter depends on the person's sex. */
const POLISH_ADJECTIVE = /^(?:(.*(?:s|c|dz)k)[ia]|(Cich|Górn|Konieczn|Szczęsn|Woln)[ya])$/;

/** Creates the female and male forms of Polish family names. Faker has both in one list. */
function inflectPolishNames(
  names: readonly string[],
): Pick<PersonDefinition, 'last_name' | 'last_name_pattern'> {
  const inflect = (ending: readonly [hard: string, soft: string]) => [
    ...new Set(
      names.map((name) =>
        name.replace(POLISH_ADJECTIVE, (_, soft, hard) =>
          soft ? soft + ending[1] : hard + ending[0],
        ),
      ),
    ),
  ];
  return {
    last_name: { female: inflect(['a', 'a']), male: inflect(['y', 'i']) },
    last_name_pattern: {
      female: [{ value: '{{person.last_name.female}}', weight: 1 }],
      male: [{ value: '{{person.last_name.male}}', weight: 1 }],
    },
  };
}

/** Returns a copy of an object in which the list at a path is replaced. */
function replaceAt<T = string>(
  whole: unknown,
  [key, ...rest]: string[],
  edit: (list: T[]) => T[],
): unknown {
  if (key === undefined) return Array.isArray(whole) ? edit(whole as T[]) : whole;
  const parent = { ...(whole as Record<string, unknown> | undefined) };
  if (parent[key] != null) parent[key] = replaceAt(parent[key], rest, edit);
  return parent;
}

/** Corrects faker's data of a locale. */
export function correctDefinition(locale: string, definition: LocaleDefinition): LocaleDefinition {
  let right: unknown = definition;
  for (const [path, entries] of Object.entries(CORRECTED_LISTS[locale] ?? {})) {
    const corrections = new Map(
      entries.split('|').map((entry) => {
        const [wrong = '', correct] = entry.split('>');
        return [wrong, correct] as const;
      }),
    );
    right = replaceAt(right, path.split('.'), (list) => {
      const kept = list.map((entry) => (corrections.has(entry) ? corrections.get(entry) : entry));
      return [...new Set(kept.filter((entry) => entry !== undefined))];
    });
  }
  for (const [path, names] of Object.entries(RENAMED_ENTRIES[locale] ?? {}))
    right = replaceAt<{ name: string }>(right, path.split('.'), (list) =>
      list.map((entry) => ({ ...entry, name: names[entry.name] ?? entry.name })),
    );
  right = replaceAt<{ iataCode: string }>(right, ['airline', 'airport'], (list) =>
    list.map((airport) => ({
      ...airport,
      iataCode: REPLACED_AIRPORTS[airport.iataCode] ?? airport.iataCode,
    })),
  );
  right = replaceAt<CurrencyDefinition>(right, ['finance', 'currency'], (list) =>
    list.filter(({ code }) => !NOT_ISO_4217.has(code)).map(correctCurrency),
  );
  // Faker lacks this region only.
  if (locale === 'ru')
    right = replaceAt(right, ['location', 'state'], (list) => [...list, 'Вологодская область']);
  for (const [path, entries] of Object.entries(REPLACED_LISTS[locale] ?? {}))
    right = replaceAt(right, path.split('.'), () => entries.split('|'));
  const { person, ...others } = right as LocaleDefinition;
  if (!person) return others;
  const inflected = locale === 'pl' ? inflectPolishNames(person.last_name?.generic ?? []) : {};
  return { ...others, person: { ...person, name: spellOutSuffixes(person), ...inflected } };
}
