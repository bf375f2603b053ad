/** Where the cities are that semesters abroad lead to: `English=Turkish/others latitude longitude`, with one name where it is the same. */

const TABLE = `
Aachen/Aken 50.78 6.08; Aarhus/Århus 56.16 10.20; Aalborg/Ålborg 57.05 9.92; Alicante 38.35 -0.48; Amsterdam 52.37 4.90; Antwerp=Anvers/Antwerpen 51.22 4.40;
Athens=Atina 37.98 23.73; Augsburg 48.37 10.90; Barcelona=Barselona 41.39 2.17; Bari 41.12 16.87; Basel 47.56 7.59; Belgrade=Belgrad/Beograd 44.82 20.46;
Bergen 60.39 5.32; Berlin 52.52 13.40; Bern 46.95 7.45; Bielefeld 52.02 8.53; Bilbao 43.26 -2.93; Bologna=Bolonya 44.49 11.34; Bonn 50.73 7.10;
Bordeaux 44.84 -0.58; Braga 41.55 -8.42; Bratislava 48.15 17.11; Braunschweig/Brunswick 52.27 10.52; Bremen 53.08 8.80; Brno 49.20 16.61; Bruges/Brugge 51.21 3.22;
Brussels=Brüksel/Bruxelles/Brussel 50.85 4.35; Bucharest=Bükreş/București 44.43 26.10; Budapest=Budapeşte 47.50 19.04; Cagliari 39.22 9.12; Catania 37.50 15.09; Chemnitz 50.83 12.92;
Cluj-Napoca/Cluj 46.77 23.60; Coimbra 40.21 -8.43; Cologne=Köln 50.94 6.96; Copenhagen=Kopenhag/København 55.68 12.57; Córdoba/Cordoba 37.89 -4.78; Cottbus 51.76 14.33; Darmstadt 49.87 8.65;
Debrecen 47.53 21.64; Delft 52.01 4.36; Dortmund 51.51 7.47; Dresden 51.05 13.74; Dublin 53.35 -6.26; Duisburg 51.43 6.76; Düsseldorf/Dusseldorf 51.23 6.78; Edinburgh 55.95 -3.19;
Eindhoven 51.44 5.48; Enschede 52.22 6.90; Erlangen 49.60 11.00; Essen 51.46 7.01; Florence=Floransa/Firenze 43.77 11.26; Frankfurt/Frankfurt am Main 50.11 8.68; Freiburg 48.00 7.85; Gdańsk/Gdansk 54.35 18.65;
Geneva=Cenevre/Genève/Genf 46.20 6.14; Genoa=Cenova/Genova 44.41 8.93; Ghent/Gent 51.05 3.72; Gothenburg=Göteborg 57.71 11.97; Göttingen 51.53 9.93; Granada 37.18 -3.60; Graz 47.07 15.44; Grenoble 45.19 5.72;
Groningen 53.22 6.57; Halle 51.48 11.97; Hamburg 53.55 9.99; Hannover/Hanover 52.37 9.73; Heidelberg 49.40 8.69; Helsinki/Espoo 60.17 24.94; Iași=Yaş/Iasi 47.16 27.58; Innsbruck 47.27 11.40; Jena 50.93 11.59;
Jönköping 57.78 14.16; Karlsruhe 49.01 8.40; Kassel 51.31 9.49; Kaunas 54.90 23.90; Kiel 54.32 10.12; Klagenfurt 46.62 14.31; Konstanz 47.66 9.18; Košice/Kosice 48.72 21.26; Kraków=Krakov/Krakow/Cracow 50.06 19.94;
La Coruña/A Coruña/La Coruna 43.36 -8.41; Lausanne=Lozan 46.52 6.63; Leeds 53.80 -1.55; Leiden 52.16 4.49; Leipzig 51.34 12.37; León/Leon 42.60 -5.57; Leuven 50.88 4.70; Liège/Liege/Lüttich 50.63 5.57; Lille 50.63 3.06;
Linköping 58.41 15.62; Linz 48.31 14.29; Lisbon=Lizbon/Lisboa 38.72 -9.14; Ljubljana=Lübliyana 46.06 14.51; London=Londra 51.51 -0.13; Lublin 51.25 22.57; Lund 55.70 13.19; Luxembourg=Lüksemburg 49.61 6.13; Lyon 45.76 4.84;
Łódź/Lodz 51.76 19.46; Maastricht 50.85 5.69; Madrid 40.42 -3.70; Magdeburg 52.13 11.62; Mainz 49.99 8.25; Málaga/Malaga 36.72 -4.42; Malmö/Malmo 55.60 13.00; Manchester 53.48 -2.24; Mannheim 49.49 8.47; Marburg 50.81 8.77; Maribor 46.55 15.65;
Marseille=Marsilya 43.30 5.37; Milan=Milano 45.46 9.19; Modena 44.65 10.93; Montpellier 43.61 3.88; Munich=Münih/München/Garching 48.14 11.58; Münster/Munster 51.96 7.63; Murcia 37.99 -1.13; Nantes 47.22 -1.55; Naples=Napoli 40.85 14.27;
Nice 43.70 7.27; Nijmegen 51.84 5.85; Norrköping 58.59 16.19; Nuremberg=Nürnberg 49.45 11.08; Odense 55.40 10.39; Olomouc 49.59 17.25; Örebro 59.27 15.21; Oslo 59.91 10.75; Ostrava 49.82 18.26; Oviedo 43.36 -5.84; Padua=Padova 45.41 11.88;
Palermo 38.12 13.36; Paris 48.86 2.35; Parma 44.80 10.33; Passau 48.57 13.46; Patras 38.25 21.73; Pavia 45.19 9.16; Pécs/Pecs 46.07 18.23; Perugia 43.11 12.39; Pisa 43.72 10.40; Plzeň/Plzen/Pilsen 49.75 13.38; Porto 41.15 -8.61; Potsdam 52.40 13.06;
Poznań/Poznan 52.41 16.93; Prague=Prag/Praha 50.08 14.44; Regensburg 49.02 12.10; Rennes 48.11 -1.68; Riga 56.95 24.11; Rome=Roma 41.90 12.50; Rostock 54.09 12.13; Rotterdam 51.92 4.48; Saarbrücken/Saarbrucken 49.24 6.99; Salamanca 40.97 -5.66;
Salzburg 47.80 13.04; Santander 43.46 -3.81; Santiago de Compostela/Santiago 42.88 -8.54; Sarajevo=Saraybosna 43.86 18.41; Seville=Sevilla 37.39 -5.98; Siena 43.32 11.33; Skopje=Üsküp 41.99 21.43; Sofia=Sofya 42.70 23.32; Stockholm=Stokholm 59.33 18.07;
Strasbourg=Strazburg 48.57 7.75; Stuttgart 48.78 9.18; Szeged 46.25 20.15; Tallinn/Tallin 59.44 24.75; Tampere 61.50 23.76; Tartu 58.38 26.72; The Hague=Lahey/Den Haag 52.08 4.30; Thessaloniki=Selanik 40.64 22.94; Tilburg 51.56 5.09;
Timișoara=Temeşvar/Timisoara 45.76 21.23; Toruń/Torun 53.01 18.60; Toulouse 43.60 1.44; Trento 46.07 11.12; Trieste 45.65 13.78; Trondheim 63.43 10.40; Tübingen/Tubingen 48.52 9.06; Turin=Torino 45.07 7.69; Turku 60.45 22.27; Ulm 48.40 9.99;
Uppsala 59.86 17.64; Utrecht 52.09 5.12; Valencia=Valensiya 39.47 -0.38; Valladolid 41.65 -4.72; Varna 43.21 27.92; Växjö/Vaxjo 56.88 14.81; Venice=Venedik/Venezia 45.44 12.32; Verona 45.44 10.99; Vienna=Viyana/Wien 48.21 16.37; Vigo 42.24 -8.72;
Vilnius 54.69 25.28; Warsaw=Varşova/Warszawa 52.23 21.01; Wageningen 51.97 5.67; Wrocław/Wroclaw 51.11 17.03; Würzburg/Wurzburg 49.79 9.94; Zagreb 45.81 15.98; Zaragoza 41.65 -0.89; Zurich=Zürih/Zürich 47.38 8.54
`;

export interface City {
  /** In English: what an address names it by. */
  name: string;
  nameTr: string;
  /** All that it goes by. */
  names: readonly string[];
  latitude: number;
  longitude: number;
}

const LINE = /^(.+) (-?[\d.]+) (-?[\d.]+)$/;

/** The cities in the order of their English names. */
export const cities: readonly City[] = TABLE.split(";").flatMap((line) => {
  const [, spellings, latitude, longitude] = LINE.exec(line.trim()) ?? [];
  const names = spellings?.split(/[=/]/) ?? [];
  const [name, second] = names;
  return name
    ? [{ name, nameTr: (spellings?.includes("=") && second) || name, names, latitude: Number(latitude), longitude: Number(longitude) }]
    : [];
});
