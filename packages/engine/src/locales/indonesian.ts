import type { LocaleDefinition } from '@faker-js/faker';
import { splitWords } from './splitWords.ts';

export const INDONESIAN: LocaleDefinition = {
  animal: {
    type: splitWords(
      'alpaka|angsa|anjing|anjing laut|armadillo|ayam|babi|badak|bajing|bebek|belalang|beruang|beruang kutub|buaya|burung|burung unta|capung|cicak|domba|elang|flamingo|gajah|gorila|gurita|hamster|harimau|hiu|ikan|ikan pari|jerapah|kadal|kambing|kancil|kanguru|kelelawar|kelinci|kepiting|kerbau|koala|kodok|komodo|kucing|kuda|kuda nil|kumbang|kupu-kupu|kura-kura|lebah|lemur|lumba-lumba|merak|monyet|nuri|panda|paus|penguin|platipus|rubah|rusa|sapi|semut|serigala|singa|singa laut|tapir|trenggiling|tupai|udang|ular|unta|walrus|zebra',
    ),
  },
  commerce: {
    department: splitWords(
      'Alat Tulis|Bayi|Buku|Elektronik|Film|Hadiah|Hewan Peliharaan|Kecantikan|Kesehatan|Komputer|Mainan|Makanan & Minuman|Musik|Olahraga|Otomotif|Pakaian|Perabotan|Peralatan|Perangkat Lunak|Perawatan Pribadi|Perhiasan|Perjalanan|Perkakas|Permainan|Rumah Tangga|Sembako|Sepatu|Taman',
    ),
  },
  company: {
    legal_entity_type: splitWords('CV|Firma|Koperasi|PT|UD|Yayasan'),
    name_pattern: [
      '{{company.legal_entity_type}} {{person.lastName}}',
      '{{company.legal_entity_type}} {{person.lastName}} {{person.lastName}}',
      'Toko {{person.lastName}}',
    ],
  },
  internet: { free_email: ['gmail.com', 'outlook.com', 'yahoo.co.id', 'yahoo.com'] },
  location: {
    city_name: splitWords(
      'Ambon|Balikpapan|Banda Aceh|Bandar Lampung|Bandung|Banjar|Banjarbaru|Banjarmasin|Batam|Batu|Baubau|Bekasi|Bengkulu|Bima|Binjai|Bitung|Blitar|Bogor|Bontang|Bukittinggi|Cilegon|Cimahi|Cirebon|Denpasar|Depok|Dumai|Gorontalo|Gunungsitoli|Jakarta|Jambi|Jayapura|Kediri|Kendari|Kotamobagu|Kupang|Langsa|Lhokseumawe|Lubuklinggau|Madiun|Magelang|Makassar|Malang|Manado|Mataram|Medan|Metro|Mojokerto|Padang|Padang Panjang|Padangsidimpuan|Pagar Alam|Palangka Raya|Palembang|Palopo|Palu|Pangkalpinang|Parepare|Pariaman|Pasuruan|Payakumbuh|Pekalongan|Pekanbaru|Pematangsiantar|Pontianak|Prabumulih|Probolinggo|Sabang|Salatiga|Samarinda|Sawahlunto|Semarang|Serang|Sibolga|Singkawang|Solok|Sorong|Subulussalam|Sukabumi|Sungai Penuh|Surabaya|Surakarta|Tangerang|Tangerang Selatan|Tanjungbalai|Tanjungpinang|Tarakan|Tasikmalaya|Tebing Tinggi|Tegal|Ternate|Tidore Kepulauan|Tomohon|Tual|Yogyakarta',
    ),
    state: splitWords(
      'Aceh|Bali|Banten|Bengkulu|DI Yogyakarta|DKI Jakarta|Gorontalo|Jambi|Jawa Barat|Jawa Tengah|Jawa Timur|Kalimantan Barat|Kalimantan Selatan|Kalimantan Tengah|Kalimantan Timur|Kalimantan Utara|Kepulauan Bangka Belitung|Kepulauan Riau|Lampung|Maluku|Maluku Utara|Nusa Tenggara Barat|Nusa Tenggara Timur|Papua|Papua Barat|Papua Barat Daya|Papua Pegunungan|Papua Selatan|Papua Tengah|Riau|Sulawesi Barat|Sulawesi Selatan|Sulawesi Tengah|Sulawesi Tenggara|Sulawesi Utara|Sumatera Barat|Sumatera Selatan|Sumatera Utara',
    ),
    // Names of heroes, flowers, birds, fruit and buildings.
    street_name_part: splitWords(
      'Ahmad Yani|Anggrek|Beringin|Cempaka|Cendana|Cut Nyak Dien|Dahlia|Diponegoro|Durian|Flamboyan|Gajah Mada|Garuda|Gatot Subroto|Hasanuddin|Hayam Wuruk|Imam Bonjol|Jati|Kartini|Kenanga|Kutilang|Mahoni|Mangga|Masjid Raya|Mawar|Melati|Merdeka|Merpati|Pahlawan|Pasar Baru|Pattimura|Pemuda|Pinus|Raden Saleh|Rajawali|Rambutan|Sisingamangaraja|Stasiun|Sudirman|Teratai|Teuku Umar|Veteran',
    ),
    street_pattern: ['{{location.street_prefix}} {{location.street_name_part}}'],
    street_prefix: ['Gang', 'Jalan', 'Jl.'],
  },
  person: {
    name: [{ value: '{{person.firstName}} {{person.lastName}}', weight: 1 }],
  },
  phone_number: {
    format: {
      human: splitWords(
        '(021) !### ####|(022) !## ####|(031) !## ####|0812-####-####|0813-####-####|0857-####-####|0878-####-####|+62 21 !### ####|+62 812-####-####',
      ),
      national: splitWords(
        '(021) !###-####|(022) !##-####|(024) !##-####|(031) !##-####|(061) !##-####|0812-####-####|0857-####-####',
      ),
      international: splitWords(
        '+6221!#######|+6222!######|+6231!######|+62812########|+62857########',
      ),
      mobile: splitWords(
        '0812########|0813########|0821########|0852########|0857########|0878########|0896########',
      ),
    },
  },
};
