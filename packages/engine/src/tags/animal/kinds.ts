/** Patterns for the names of breeds, keyed by value of the parameter `kind`. */
export const DOG_KINDS = {
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

export const CAT_FEATURES = {
  bobtail: /bobtail|^Manx$|^Pixiebob$/i,
  curly: /^(Cornish|Devon|Selkirk) Rex$|^LaPerm$/,
  hairless: /^(Donskoy|Minskin|Peterbald|Sphynx)$/,
};

export const BIRD_KINDS = {
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

export const HORSE_KINDS = {
  coldblood: /coldblood|kaltblut/i,
  draught: /draft|draught/i,
  mustang: /mustang/i,
  trotter: /trotter/i,
  warmblood: /warmblood/i,
};

/** Patterns for the names in the list of animal types, by class. */
export const ANIMAL_CLASSES = {
  amphibian: /^frog$/,
  bird: /^(bird|eagle|flamingo|ostrich|parrot|peacock|penguin)$/,
  fish: /^(fish|shark)$/,
  insect: /^(bee|butterfly)$/,
  mammal:
    /^(bat|bear|cat|cow|deer|dog|dolphin|elephant|fox|giraffe|gorilla|hamster|hippopotamus|horse|kangaroo|koala|lion|monkey|panda|polar bear|rabbit|rhinoceros|sea lion|squirrel|tiger|whale|wolf|zebra)$/,
  reptile: /^(crocodile|gecko|snake|turtle)$/,
};
