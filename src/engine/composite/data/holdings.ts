/** What is held, by kind: names of which no two begin with the same four letters. */
export const ASSETS = {
  equity: [
    ...['Alder Foods', 'Boreal Energy', 'Cobalt Rail', 'Delphin Shipping', 'Ember Robotics'],
    ...['Fjord Textiles', 'Granite Insurance', 'Heron Pharma', 'Indigo Optics', 'Juniper Paper'],
  ],
  bond: [
    ...['Kingsferry Municipal Bond 2031', 'Lagoon Government Bond 2034', 'Maple Rail Bond 2029'],
    ...['Nordlys Green Bond 2032', 'Orchard Corporate Bond 2028'],
  ],
  fund: [
    ...['Pangaea World Equity Index', 'Quarry Small Companies', 'Riverside Balanced Growth'],
    ...['Summit Emerging Markets', 'Tundra Climate Transition'],
  ],
  commodity: ['Umber Physical Gold', 'Velvet Silver Trust', 'Wolfram Industrial Metals'],
} as const;

/** How likely each kind is by the risk that the owner takes, and how much stays in cash. */
export const RISK_PROFILES = {
  cautious: { weights: { equity: 1, bond: 6, fund: 2, commodity: 1 }, cash: 0.2 },
  balanced: { weights: { equity: 3, bond: 3, fund: 3, commodity: 1 }, cash: 0.08 },
  adventurous: { weights: { equity: 7, bond: 1, fund: 3, commodity: 1 }, cash: 0.02 },
} as const;
