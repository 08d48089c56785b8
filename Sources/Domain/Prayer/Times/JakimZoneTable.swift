/// The zones for which JAKIM publishes a table of prayer times, except two that lie on mountain tops. The points and
/// minutes were fitted to the tables of 2026.
enum JakimZoneTable {
  /// The zones, one per line. A line contains the zone's code, the latitude and longitude of its point in hundredths of
  /// a degree, the minutes for sunrise, Maghrib and Isha, the state and the districts.
  static let text = """
    JHR01;258;10432;-1;0;0;Johor;Pulau Aur dan Pulau Pemanggil
    JHR02;166;10353;-1;0;0;Johor;Johor Bahru, Kota Tinggi, Mersing, Kulai
    JHR03;167;10320;-1;0;0;Johor;Kluang, Pontian
    JHR04;226;10253;-1;0;0;Johor;Batu Pahat, Muar, Segamat, Gemas Johor, Tangkak
    KDH01;632;10018;-3;0;0;Kedah;Kota Setar, Kubang Pasu, Pokok Sena (Daerah Kecil)
    KDH02;568;10031;-3;0;0;Kedah;Kuala Muda, Yan, Pendang
    KDH03;632;10043;-4;0;0;Kedah;Padang Terap, Sik
    KDH04;557;10059;-3;0;0;Kedah;Baling
    KDH05;535;10040;-3;0;0;Kedah;Bandar Baharu, Kulim
    KDH06;656;9963;-2;0;0;Kedah;Langkawi
    KTN01;605;10199;-1;0;-4;Kelantan;Bachok, Kota Bharu, Machang, Pasir Mas, Pasir Puteh, Tanah Merah, Tumpat, Kuala \
    Krai, Mukim Chiku
    KTN02;493;10149;-1;0;-4;Kelantan;Gua Musang (Daerah Galas Dan Bertam), Jeli, Jajahan Kecil Lojing
    MLK01;242;10197;-1;0;0;Melaka;SELURUH NEGERI MELAKA
    NGS01;263;10218;-3;0;0;Negeri Sembilan;Tampin, Jempol
    NGS02;292;10190;-3;0;0;Negeri Sembilan;Jelebu, Kuala Pilah, Rembau
    NGS03;266;10170;-3;0;0;Negeri Sembilan;Port Dickson, Seremban
    PHG01;283;10414;-1;0;0;Pahang;Pulau Tioman
    PHG02;311;10278;-1;0;0;Pahang;Kuantan, Pekan, Muadzam Shah
    PHG03;345;10212;-1;0;0;Pahang;Jerantut, Temerloh, Maran, Bera, Chenor, Jengka
    PHG04;395;10173;-1;0;0;Pahang;Bentong, Lipis, Raub
    PHG05;337;10184;-5;4;0;Pahang;Genting Sempah, Janda Baik, Bukit Tinggi
    PHG06;454;10140;-7;6;0;Pahang;Cameron Highlands, Genting Higlands, Bukit Fraser
    PHG07;294;10324;-1;0;0;Pahang;Zon Khas Daerah Rompin, (Mukim Rompin, Mukim Endau, Mukim Pontian)
    PLS01;655;10013;-1;0;0;Perlis;Kangar, Padang Besar, Arau
    PNG01;534;10017;-3;0;0;Penang;Seluruh Negeri Pulau Pinang
    PRK01;418;10107;-3;0;0;Perak;Tapah, Slim River, Tanjung Malim
    PRK02;446;10070;-4;0;0;Perak;Kuala Kangsar, Sg. Siput , Ipoh, Batu Gajah, Kampar
    PRK03;519;10083;-4;0;0;Perak;Lenggong, Pengkalan Hulu, Grik
    PRK04;545;10119;-3;0;0;Perak;Temengor, Belum
    PRK05;424;10053;-4;0;0;Perak;Kg Gajah, Teluk Intan, Bagan Datuk, Seri Iskandar, Beruas, Parit, Lumut, Sitiawan, \
    Pulau Pangkor
    PRK06;508;10037;-3;0;0;Perak;Selama, Taiping, Bagan Serai, Parit Buntar
    PRK07;484;10079;-6;5;0;Perak;Bukit Larut
    SBH01;558;11781;-1;0;0;Sabah;Bahagian Sandakan (Timur), Bukit Garam, Semawang, Temanggong, Tambisan, Bandar \
    Sandakan, Sukau
    SBH02;525;11683;-1;0;0;Sabah;Beluran, Telupid, Pinangah, Terusan, Kuamut, Bahagian Sandakan (Barat)
    SBH03;506;11829;-1;0;0;Sabah;Lahad Datu, Silabukan, Kunak, Sahabat, Semporna, Tungku, Bahagian Tawau  (Timur)
    SBH04;439;11750;-1;0;0;Sabah;Bandar Tawau, Balong, Merotai, Kalabakan, Bahagian Tawau (Barat)
    SBH05;691;11684;-1;0;0;Sabah;Kudat, Kota Marudu, Pitas, Pulau Banggi, Bahagian Kudat
    SBH07;569;11594;-1;0;0;Sabah;Kota Kinabalu, Ranau, Kota Belud, Tuaran, Penampang, Papar, Putatan, Bahagian \
    Pantai Barat
    SBH08;534;11616;-1;0;0;Sabah;Pensiangan, Keningau, Tambunan, Nabawan, Bahagian Pendalaman (Atas)
    SBH09;510;11555;-1;0;0;Sabah;Beaufort, Kuala Penyu, Sipitang, Tenom, Long Pasia, Membakut, Weston, Bahagian \
    Pendalaman (Bawah)
    SGR01;356;10137;-3;0;0;Selangor;Gombak, Petaling, Sepang, Hulu Langat, Hulu Selangor, S.Alam
    SGR02;378;10080;-4;0;0;Selangor;Kuala Selangor, Sabak Bernam
    SGR03;325;10123;-3;0;0;Selangor;Klang, Kuala Langat
    SWK01;471;11483;-1;0;0;Sarawak;Limbang, Lawas, Sundar, Trusan
    SWK02;388;11371;-1;0;0;Sarawak;Miri, Niah, Bekenu, Sibuti, Marudi
    SWK03;287;11285;-1;0;0;Sarawak;Pandan, Belaga, Suai, Tatau, Sebauh, Bintulu
    SWK04;287;11171;-1;0;0;Sarawak;Sibu, Mukah, Dalat, Song, Igan, Oya, Balingian, Kanowit, Kapit
    SWK05;227;11121;-1;0;0;Sarawak;Sarikei, Matu, Julau, Rajang, Daro, Bintangor, Belawai
    SWK06;180;11111;-1;0;0;Sarawak;Lubok Antu, Sri Aman, Roban, Debak, Kabong, Lingga, Engkelili, Betong, Spaoh, \
    Pusa, Saratok
    SWK07;149;11050;-1;0;0;Sarawak;Serian, Simunjan, Samarahan, Sebuyau, Meludam
    SWK08;179;10976;-1;0;0;Sarawak;Kuching, Bau, Lundu, Sematan
    SWK09;493;11549;-1;0;0;Sarawak;Zon Khas (Kampung Patarikan)
    TRG01;528;10296;-1;0;0;Terengganu;Kuala Terengganu, Marang, Kuala Nerus
    TRG02;543;10242;-1;0;0;Terengganu;Besut, Setiu
    TRG03;501;10253;-1;0;0;Terengganu;Hulu Terengganu
    TRG04;457;10286;-1;0;0;Terengganu;Dungun, Kemaman
    WLY01;356;10137;-3;0;0;Kuala Lumpur (FT);Kuala Lumpur, Putrajaya
    WLY02;528;11514;-2;0;0;Labuan (FT);Labuan
    """
}
