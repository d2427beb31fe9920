/** Tyres of passenger cars: size, load index and speed symbol. */
const MARKINGS = [
  '165/70 R14 81T',
  '175/65 R14 82T',
  '185/60 R14 82H',
  '175/65 R15 84T',
  '185/65 R15 88H',
  '195/65 R15 91H',
  '195/55 R16 87V',
  '205/55 R16 91V',
  '205/60 R16 92H',
  '215/65 R16 98H',
  '215/55 R17 94V',
  '215/60 R17 96H',
  '225/45 R17 91W',
  '225/50 R17 94W',
  '225/65 R17 102H',
  '225/40 R18 92Y',
  '235/55 R18 100V',
  '235/60 R18 103V',
  '245/40 R18 97Y',
  '235/35 R19 91Y',
  '245/45 R19 102Y',
  '255/35 R19 96Y',
  '255/50 R19 107W',
  '275/40 R20 106Y',
  '285/30 R20 99Y',
];

/** Maximum load in kilograms, by load index. */
const LOADS = new Map([
  [81, 462],
  [82, 475],
  [84, 500],
  [87, 545],
  [88, 560],
  [91, 615],
  [92, 630],
  [94, 670],
  [96, 710],
  [97, 730],
  [98, 750],
  [99, 775],
  [100, 800],
  [102, 850],
  [103, 875],
  [106, 950],
  [107, 975],
]);

/** Maximum speed in kilometres per hour, by speed symbol. */
const SPEEDS = new Map(Object.entries({ T: 190, H: 210, V: 240, W: 270, Y: 300 }));

const MILLIMETRES_PER_INCH = 25.4;

/** Parses a tyre marking, and explains its codes. */
function describeMarking(marking: string) {
  const [width = 0, aspectRatio = 0, rimDiameter = 0, loadIndex = 0] = (
    marking.match(/\d+/g) ?? []
  ).map(Number);
  const speedSymbol = marking.slice(-1);
  const sidewall = (width * aspectRatio) / 100;
  return {
    marking,
    widthMillimetres: width,
    aspectRatioPercent: aspectRatio,
    rimDiameterInches: rimDiameter,
    loadIndex,
    maxLoadKilograms: LOADS.get(loadIndex),
    speedSymbol,
    maxSpeedKilometresPerHour: SPEEDS.get(speedSymbol),
    outerDiameterMillimetres: Math.round(rimDiameter * MILLIMETRES_PER_INCH + 2 * sidewall),
  };
}

export const TYRE_SIZES = MARKINGS.map(describeMarking);
