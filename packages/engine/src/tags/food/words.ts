/** Ingredients that are or usually contain animal products. */
export const NOT_PLANT_BASED = new Set(
  `albacore tuna,anchovies,bacon,barramundi,beef,beef stock,blue cheese,blue eye trevalla,blue swimmer crab,
bocconcini,bonito flakes,Brie,butter,buttermilk,cake,calamari,Camembert,Cheddar,chicken,chicken stock,clams,
cottage cheese,crabs,cream,cream cheese,dashi,duck,Edam,eggs,farmed prawns,feta,fish sauce,fish stock,
flathead,flounder,fromage blanc,goat cheese,goat milk,Gruyère,haloumi,ham,hiramasa kingfish,Hokkien noodles,
honey,hot smoked salmon,jelly,mulloway,kangaroo,kidneys,lamb,liver,lobster,mackerel,mahi mahi,margarine,milk,
milk chocolate,monkfish,morwong,mozzarella,mullet,mussels,octopus,omega spread,oyster sauce,oysters,
Parmesan cheese,parrotfish,pecorino,pork,provolone,quark,redfish,ricotta,salmon,sardines,sausages,scallops,
shark,smoked trout,snapper,squid,swordfish,Taleggio cheese,tom yum,trout,tuna,turkey,warehou,
yellowtail kingfish,yoghurt,yogurt`
    .replaceAll('\n', '')
    .split(','),
);

/** Entries of the fruit list that are not fruit in cooking. `cavalo` is a cabbage. */
export const NOT_CULINARY_FRUIT = new Set(
  'aubergine,avocado,bush tomato,butternut pumpkin,cavalo,Jarrahdale pumpkin,juniper berry,olive'.split(
    ',',
  ),
);

/** Vegetables by the edible part of the plant. */
export const VEGETABLE_PARTS = {
  leaf: 'arugula,Asian greens,bok choy,Brussels sprouts,butternut lettuce,cabbage,Chinese cabbage,chives,cos lettuce,endive,English spinach,iceberg lettuce,kale,lettuce,radicchio,red cabbage,spinach,Swiss chard'.split(
    ',',
  ),
  root: 'beetroot,carrot,daikon,jicama,parsnip,purple carrot,radish,sweet potato,turnips'.split(
    ',',
  ),
  fruit:
    'chilli pepper,cornichons,cucumber,eggplant,fresh chillies,green beans,green pepper,okra,peppers,pumpkin,red pepper,squash,sun dried tomatoes,zucchini'.split(
      ',',
    ),
};

/** Meats by animal. */
export const MEAT_SOURCES = {
  bird: 'chicken,duck,emu,goose,ostrich,pigeon,quail,turkey'.split(','),
  fish: ['salmon'],
  mammal: 'beef,kangaroo,lamb,pork,rabbit,venison'.split(','),
  reptile: ['crocodile'],
};

/** Mixtures of spices. Most are named after the dish that they season. */
export const SPICE_BLENDS = new Set(
  'baharat,balti masala,balti stir fry mix,barbecue rub,Colombo powder,curry,dhansak,fines herbes,five spice,garam masala,herbes de Provence,jalfrezi,jerk,korma,lemon pepper,piri piri,ras-el-hanout,rogan josh,tagine,tandoori masala,tikka masala,zahtar'.split(
    ',',
  ),
);

/** Ingredients measured by volume. */
export const LIQUIDS =
  'apple juice,coconut water,goat milk,malt vinegar,milk,olive oil,pear juice,red wine,soy milk,soy sauce,sunflower oil,vegetable stock,water,white wine'.split(
    ',',
  );

/** Liquids with at most a glass per serving. */
export const WINES = new Set(['red wine', 'white wine']);

/** Liquids measured in spoons. */
export const CONDIMENTS = new Set(['malt vinegar', 'olive oil', 'soy sauce', 'sunflower oil']);

/** Vegetables and fruits with only a few grams per serving, for flavour. */
export const FLAVOURINGS: ReadonlySet<string> = new Set(
  'capers,chilli pepper,chives,currant,dried apricot,fingerlime,fresh chillies,garlic,goji berry,hijiki,lemon,lime,sultana'.split(
    ',',
  ),
);

/** Spices with only a pinch per recipe. */
export const POTENT_SPICES: ReadonlySet<string> = new Set(
  'asafoetida,cloves,French lavender,lavender,mace,nutmeg,saffron,star anise'.split(','),
);
