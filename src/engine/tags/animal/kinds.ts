/** Expressions that the names of one kind match, by the kind's name in the API. */
export type Kinds = Readonly<Record<string, RegExp>>;

export const DOG_KINDS: Kinds = {
  bulldog: /bulldog/i,
  hound: /hound/i,
  mastiff: /mastiff/i,
  pointer: /pointer/i,
  retriever: /retriever/i,
  setter: /setter/i,
  shepherd: /shepherd|sheepdog/i,
  spaniel: /spaniel/i,
  spitz: /spitz/i,
  terrier: /terrier/i,
};

export const CAT_FEATURES: Kinds = {
  bobtail: /bobtail|^Manx$|^Pixiebob$/i,
  curly: /^(Cornish|Devon|Selkirk) Rex$|^LaPerm$/,
  hairless: /^(Donskoy|Minskin|Peterbald|Sphynx)$/,
};

export const BIRD_KINDS: Kinds = {
  duck: /[ -]duck$/i,
  gull: /[ -]gull$/i,
  hawk: /[ -]hawk$/i,
  hummingbird: /[ -]hummingbird$/i,
  owl: /[ -]owl$/i,
  sandpiper: /[ -]sandpiper$/i,
  sparrow: /[ -]sparrow$/i,
  tern: /[ -]tern$/i,
  warbler: /[ -]warbler$/i,
  woodpecker: /[ -]woodpecker$/i,
};

export const CETACEAN_KINDS: Kinds = { dolphin: /dolphin/i, whale: /\bwhale\b/i };

export const COW_KINDS: Kinds = {
  angus: /angus/i,
  friesian: /friesian|holstein/i,
  shorthorn: /shorthorn$/i,
  simmental: /simmental/i,
  zebu: /zebu$/i,
};

export const HORSE_KINDS: Kinds = {
  coldblood: /coldblood|kaltblut/i,
  draught: /draft|draught/i,
  mustang: /mustang/i,
  trotter: /trotter/i,
  warmblood: /warmblood/i,
};

export const INSECT_KINDS: Kinds = {
  ant: /\bants?$/i,
  bee: /\bbees?$/i,
  gall: /\bgall$/i,
  hornet: /\bhornet$/i,
  sawfly: /\bsawfly$/i,
  wasp: /wasp$/i,
  yellowjacket: /\byellowjacket$/i,
};

export const RABBIT_KINDS: Kinds = {
  angora: /angora/i,
  chinchilla: /chinchilla/i,
  lop: /\blop$/i,
  rex: /\brex$/i,
  satin: /\bsatin\b/i,
};

export const SNAKE_KINDS: Kinds = {
  adder: /\badder\b/i,
  boa: /\bboa\b/i,
  cobra: /\bcobra\b/i,
  krait: /\bkrait\b/i,
  mamba: /\bmamba\b/i,
  python: /\bpython\b/i,
  rattlesnake: /\brattlesnake\b/i,
  viper: /\b(pit)?viper\b/i,
};

/** Families of Crocodylia, by the English and the French names; all others are true crocodiles. */
export const CROCODILIAN_FAMILIES: Kinds = {
  alligator: /alligator|cai?man|caïman|jacara/i,
  gharial: /^(Gharial|Tomistoma|Gavial du Gange|Faux-gavial de Malaisie)$/,
  crocodile: /crocodile|Faux-gavial d'Afrique/i,
};

/** Classes of the animals in the list of types. */
export const ANIMAL_CLASSES: Kinds = {
  amphibian: /^frog$/,
  bird: /^(bird|eagle|flamingo|ostrich|parrot|peacock|penguin)$/,
  fish: /^(fish|shark)$/,
  insect: /^(bee|butterfly)$/,
  mammal:
    /^(bat|bear|cat|cow|deer|dog|dolphin|elephant|fox|giraffe|gorilla|hamster|hippopotamus|horse|kangaroo|koala|lion|monkey|panda|polar bear|rabbit|rhinoceros|sea lion|squirrel|tiger|whale|wolf|zebra)$/,
  reptile: /^(crocodile|gecko|snake|turtle)$/,
};

/** Genera in the list of rodents: a name that starts with one of them is scientific. */
export const RODENT_GENUS =
  /^(Abrocoma|Aconaemys|Atherurus|Bathyergus|Cavia|Coendou|Cryptomys|Ctenomys|Cuniculus|Cuscomys|Dactylomys|Dasyprocta|Erethizon|Fukomys|Galea|Georychus|Heliophobius|Heterocephalus|Hystrix|Kannabateomys|Lagidium|Lagostomus|Microcavia|Myoprocta|Octodon|Octodontomys|Octomys|Olallamys|Pipanacoctomys|Salinoctomys|Spalacopus|Trichys|Tympanoctomys)( |$)/;

/** Catches of fisheries that the list of fish names beside fish. */
export const SHELLFISH = /^Asari$|\b(cockle|crab|littleneck|shrimp|squid|softshell turtle|Venus)$/;

/** Lions that were exterminated, in English and French. */
export const EXTINCT_LION = /^(Barbary Lion|Cape lion|Lion de l'Atlas|Lion du Cap)$/;

/** Scientific names of the eight living bears. */
export const BEAR_SPECIES: Readonly<Record<string, string>> = {
  'American black bear': 'Ursus americanus',
  'Asian black bear': 'Ursus thibetanus',
  'Brown bear': 'Ursus arctos',
  'Giant panda': 'Ailuropoda melanoleuca',
  'Polar bear': 'Ursus maritimus',
  'Sloth bear': 'Melursus ursinus',
  'Spectacled bear': 'Tremarctos ornatus',
  'Sun bear': 'Helarctos malayanus',
};

/** What was left in the lists of breeds when they were taken from a table: headings and notes. */
export const NOT_A_BREED = new Set(['Breed', 'Commercial']);
export const LEFTOVER_NOTE =
  /(?<=[a-z])[\d']$|, A\. budini$| sometimes called .*$|, three species .*$/;
