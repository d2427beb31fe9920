/**
 * Cities: name, country, latitude, longitude, elevation in metres, population in thousands, time zone. Coordinates are
 * those of the centre, to a hundredth of a degree. Elevations are rounded to ten metres, and populations of the city or
 * municipality to two digits. Compiled by hand from public facts, under the licence of this project.
 */
export const CITIES = `
Addis Ababa|ET|9.03|38.74|2360|3900|Africa/Addis_Ababa
Adelaide|AU|-34.93|138.6|50|1400|Australia/Adelaide
Amman|JO|31.95|35.93|1000|4000|Asia/Amman
Amsterdam|NL|52.37|4.9|0|920|Europe/Amsterdam
Ankara|TR|39.93|32.86|940|5700|Europe/Istanbul
Antananarivo|MG|-18.91|47.54|1280|1300|Indian/Antananarivo
Asunción|PY|-25.28|-57.63|40|460|America/Asuncion
Athens|GR|37.98|23.73|70|640|Europe/Athens
Auckland|NZ|-36.85|174.76|20|1700|Pacific/Auckland
Baku|AZ|40.41|49.87|-30|2300|Asia/Baku
Bangkok|TH|13.75|100.5|0|8300|Asia/Bangkok
Barcelona|ES|41.38|2.18|10|1600|Europe/Madrid
Beijing|CN|39.91|116.4|40|22000|Asia/Shanghai
Beirut|LB|33.89|35.5|60|360|Asia/Beirut
Belgrade|RS|44.82|20.46|120|1200|Europe/Belgrade
Bengaluru|IN|12.97|77.59|920|8400|Asia/Kolkata
Bergen|NO|60.39|5.32|10|290|Europe/Oslo
Berlin|DE|52.52|13.4|30|3700|Europe/Berlin
Bern|CH|46.95|7.45|540|130|Europe/Zurich
Bogotá|CO|4.71|-74.07|2640|7700|America/Bogota
Boston|US|42.36|-71.06|10|680|America/New_York
Brasília|BR|-15.79|-47.88|1170|2800|America/Sao_Paulo
Bratislava|SK|48.15|17.11|140|480|Europe/Bratislava
Brisbane|AU|-27.47|153.03|30|2600|Australia/Brisbane
Brussels|BE|50.85|4.35|20|190|Europe/Brussels
Bucharest|RO|44.43|26.1|80|1700|Europe/Bucharest
Budapest|HU|47.5|19.04|100|1700|Europe/Budapest
Buenos Aires|AR|-34.6|-58.38|30|3100|America/Argentina/Buenos_Aires
Cairo|EG|30.04|31.24|20|10000|Africa/Cairo
Calgary|CA|51.05|-114.07|1050|1300|America/Edmonton
Canberra|AU|-35.28|149.13|580|450|Australia/Sydney
Cape Town|ZA|-33.93|18.42|20|4800|Africa/Johannesburg
Caracas|VE|10.49|-66.88|900|2000|America/Caracas
Casablanca|MA|33.59|-7.62|30|3200|Africa/Casablanca
Chicago|US|41.88|-87.63|180|2700|America/Chicago
Cologne|DE|50.94|6.96|50|1100|Europe/Berlin
Copenhagen|DK|55.68|12.57|10|640|Europe/Copenhagen
Cusco|PE|-13.52|-71.97|3400|430|America/Lima
Dakar|SN|14.69|-17.45|20|1100|Africa/Dakar
Delhi|IN|28.65|77.23|220|11000|Asia/Kolkata
Denver|US|39.74|-104.99|1610|720|America/Denver
Dhaka|BD|23.81|90.41|10|10000|Asia/Dhaka
Dublin|IE|53.35|-6.26|10|590|Europe/Dublin
Edinburgh|GB|55.95|-3.19|50|510|Europe/London
Florence|IT|43.77|11.25|50|360|Europe/Rome
Geneva|CH|46.2|6.15|380|200|Europe/Zurich
Gothenburg|SE|57.71|11.97|10|600|Europe/Stockholm
Guadalajara|MX|20.67|-103.35|1570|1400|America/Mexico_City
Hamburg|DE|53.55|10|10|1900|Europe/Berlin
Hanoi|VN|21.03|105.85|10|8100|Asia/Ho_Chi_Minh
Harare|ZW|-17.83|31.05|1490|1500|Africa/Harare
Havana|CU|23.14|-82.36|60|2100|America/Havana
Helsinki|FI|60.17|24.94|20|660|Europe/Helsinki
Ho Chi Minh City|VN|10.78|106.7|20|9000|Asia/Ho_Chi_Minh
Hobart|AU|-42.88|147.33|20|250|Australia/Hobart
Honolulu|US|21.31|-157.86|10|350|Pacific/Honolulu
Innsbruck|AT|47.27|11.39|570|130|Europe/Vienna
Islamabad|PK|33.69|73.06|540|1100|Asia/Karachi
Jakarta|ID|-6.2|106.82|10|11000|Asia/Jakarta
Jerusalem|IL|31.78|35.22|760|970|Asia/Jerusalem
Johannesburg|ZA|-26.2|28.04|1750|4800|Africa/Johannesburg
Kabul|AF|34.53|69.17|1790|4600|Asia/Kabul
Kampala|UG|0.32|32.58|1190|1700|Africa/Kampala
Karachi|PK|24.86|67.01|10|20000|Asia/Karachi
Kathmandu|NP|27.71|85.32|1400|860|Asia/Kathmandu
Kigali|RW|-1.95|30.06|1570|1700|Africa/Kigali
Kraków|PL|50.06|19.94|220|800|Europe/Warsaw
Kuala Lumpur|MY|3.14|101.69|70|2000|Asia/Kuala_Lumpur
Kyiv|UA|50.45|30.52|180|3000|Europe/Kyiv
Kyoto|JP|35.01|135.77|50|1500|Asia/Tokyo
La Paz|BO|-16.5|-68.15|3640|760|America/La_Paz
Lhasa|CN|29.65|91.13|3650|870|Asia/Shanghai
Lima|PE|-12.05|-77.04|150|10000|America/Lima
Lisbon|PT|38.72|-9.14|0|550|Europe/Lisbon
Ljubljana|SI|46.06|14.51|300|290|Europe/Ljubljana
London|GB|51.51|-0.13|10|8900|Europe/London
Los Angeles|US|34.05|-118.24|90|3900|America/Los_Angeles
Lusaka|ZM|-15.42|28.28|1280|2200|Africa/Lusaka
Luxembourg|LU|49.61|6.13|300|130|Europe/Luxembourg
Lyon|FR|45.76|4.84|170|520|Europe/Paris
Madrid|ES|40.42|-3.7|660|3300|Europe/Madrid
Manila|PH|14.6|120.98|10|1800|Asia/Manila
Marseille|FR|43.3|5.37|10|870|Europe/Paris
Melbourne|AU|-37.81|144.96|30|5000|Australia/Melbourne
Mexico City|MX|19.43|-99.13|2240|9200|America/Mexico_City
Miami|US|25.76|-80.19|0|440|America/New_York
Milan|IT|45.46|9.19|120|1400|Europe/Rome
Minsk|BY|53.9|27.57|220|2000|Europe/Minsk
Montevideo|UY|-34.91|-56.19|40|1300|America/Montevideo
Montreal|CA|45.51|-73.57|30|1800|America/Toronto
Mumbai|IN|19.08|72.88|10|12000|Asia/Kolkata
Munich|DE|48.14|11.58|520|1500|Europe/Berlin
Nairobi|KE|-1.29|36.82|1800|4400|Africa/Nairobi
Naples|IT|40.85|14.27|20|920|Europe/Rome
New York|US|40.71|-74.01|10|8800|America/New_York
Nuuk|GL|64.18|-51.72|10|19|America/Nuuk
Osaka|JP|34.69|135.5|20|2800|Asia/Tokyo
Oslo|NO|59.91|10.75|20|710|Europe/Oslo
Ottawa|CA|45.42|-75.7|70|1000|America/Toronto
Paris|FR|48.86|2.35|40|2100|Europe/Paris
Perth|AU|-31.95|115.86|30|2100|Australia/Perth
Phnom Penh|KH|11.56|104.92|10|2300|Asia/Phnom_Penh
Porto|PT|41.15|-8.61|80|230|Europe/Lisbon
Prague|CZ|50.08|14.43|200|1300|Europe/Prague
Pretoria|ZA|-25.75|28.19|1340|740|Africa/Johannesburg
Quito|EC|-0.22|-78.51|2850|1800|America/Guayaquil
Reykjavík|IS|64.15|-21.94|20|140|Atlantic/Reykjavik
Riga|LV|56.95|24.11|10|610|Europe/Riga
Rio de Janeiro|BR|-22.91|-43.2|10|6200|America/Sao_Paulo
Riyadh|SA|24.71|46.68|610|7000|Asia/Riyadh
Rome|IT|41.9|12.5|20|2800|Europe/Rome
Rotterdam|NL|51.92|4.48|0|660|Europe/Amsterdam
Salt Lake City|US|40.76|-111.89|1290|200|America/Denver
Salzburg|AT|47.8|13.04|420|160|Europe/Vienna
San Francisco|US|37.77|-122.42|20|870|America/Los_Angeles
San José|CR|9.93|-84.08|1170|340|America/Costa_Rica
Santiago|CL|-33.45|-70.67|570|5600|America/Santiago
São Paulo|BR|-23.55|-46.63|760|11000|America/Sao_Paulo
Sarajevo|BA|43.86|18.41|520|280|Europe/Sarajevo
Seattle|US|47.61|-122.33|50|740|America/Los_Angeles
Seoul|KR|37.57|126.98|40|9400|Asia/Seoul
Seville|ES|37.39|-5.98|10|680|Europe/Madrid
Shanghai|CN|31.23|121.47|0|25000|Asia/Shanghai
Singapore|SG|1.29|103.85|20|5600|Asia/Singapore
Skopje|MK|42|21.43|240|530|Europe/Skopje
Sofia|BG|42.7|23.32|550|1200|Europe/Sofia
Stockholm|SE|59.33|18.07|30|980|Europe/Stockholm
Sucre|BO|-19.04|-65.26|2800|280|America/La_Paz
Sydney|AU|-33.87|151.21|20|5300|Australia/Sydney
Taipei|TW|25.03|121.57|10|2500|Asia/Taipei
Tallinn|EE|59.44|24.75|10|450|Europe/Tallinn
Tbilisi|GE|41.72|44.78|490|1200|Asia/Tbilisi
Tehran|IR|35.69|51.39|1200|8700|Asia/Tehran
Tel Aviv|IL|32.08|34.78|10|470|Asia/Jerusalem
Tokyo|JP|35.68|139.69|40|14000|Asia/Tokyo
Toronto|CA|43.65|-79.38|80|2800|America/Toronto
Trondheim|NO|63.43|10.4|10|210|Europe/Oslo
Tunis|TN|36.81|10.18|10|640|Africa/Tunis
Turin|IT|45.07|7.69|240|850|Europe/Rome
Ulaanbaatar|MN|47.92|106.92|1300|1500|Asia/Ulaanbaatar
Valencia|ES|39.47|-0.38|20|790|Europe/Madrid
Vancouver|CA|49.28|-123.12|20|660|America/Vancouver
Vienna|AT|48.21|16.37|170|1900|Europe/Vienna
Vilnius|LT|54.69|25.28|110|580|Europe/Vilnius
Warsaw|PL|52.23|21.01|110|1900|Europe/Warsaw
Wellington|NZ|-41.29|174.78|20|210|Pacific/Auckland
Yerevan|AM|40.18|44.51|990|1100|Asia/Yerevan
Zagreb|HR|45.81|15.98|120|770|Europe/Zagreb
Zurich|CH|47.37|8.54|410|420|Europe/Zurich
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', countryCode = '', latitude, longitude, elevation, thousands, timeZone = ''] =
      line.split('|');
    return {
      name,
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      elevationMetres: Number(elevation),
      population: Number(thousands) * 1000,
      timeZone,
    };
  });
