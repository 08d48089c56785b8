@screen:prayer/settings/GROUP
Feature: A group of the prayer settings
  What needs a long list of choices has a screen of its own: the place, the calculation method, high latitudes, the Hijri
  date, and Jumu'ah with the prayers beyond the five. A custom method begins with the angles of the one in force, all
  of which are shown: whichever is changed, the others are given with it, so that nothing is filled in unseen; Isha by an
  angle and Isha by minutes exclude each other; an angle for Maghrib in force stays, and is changed by the command alone,
  as few need it. Where communities differ, in the school, in limits of the night and in where a month begins, the screen
  says so and lets the user choose. Coordinates are taken and never shown.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: The calculation method, in Czech
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/method" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Metoda
      ══════
      Prague

        S úřední tabulkou neporovnáno

        Metoda
          ( ) Diyanet v Evropě  recordbook prayer method diyanet-europe
          (•) Liga muslimského světa  recordbook prayer method muslim-world-league
          ( ) Egypt (úřad pro zeměměřictví)  recordbook prayer method egyptian
          ( ) Karáčí (univerzita islámských věd)  recordbook prayer method karachi
          ( ) Umm al-Kurá, Mekka  recordbook prayer method umm-al-qura
          ( ) Dubaj  recordbook prayer method dubai
          ( ) Katar (údaje z roku 2016)  recordbook prayer method qatar
          ( ) Kuvajt  recordbook prayer method kuwait
          ( ) Výbor pro pozorování Měsíce  recordbook prayer method moonsighting
          ( ) Singapur (MUIS)  recordbook prayer method singapore
          ( ) Turecko (Diyanet)  recordbook prayer method turkey
          ( ) Teherán (geofyzikální ústav)  recordbook prayer method tehran
          ( ) Džafarovská (Kom)  recordbook prayer method jafari
          ( ) Severní Amerika (ISNA)  recordbook prayer method north-america
          ( ) Francie, 12° (Musulmans de France)  recordbook prayer method france
          ( ) Rusko, 16°/15°  recordbook prayer method russia
          ( ) Indonésie (jadwalsholat.org)  recordbook prayer method indonesia
          ( ) Tunisko  recordbook prayer method tunisia
          ( ) Malajsie (JAKIM)  recordbook prayer method malaysia
          ( ) Indonésie (Kemenag)  recordbook prayer method kemenag
          ( ) Maroko (Habús)  recordbook prayer method morocco
          ( ) Alžírsko (ministerstvo náboženských věcí)
              recordbook prayer method algeria
          ( ) Jordánsko (Awkáf)  recordbook prayer method jordan
          ( ) Katar (Kalendářní dům)  recordbook prayer method qatar-calendar
          ( ) Velká mešita v Paříži  recordbook prayer method paris-mosque
          ( ) Společný londýnský rozpis  recordbook prayer method london-unified

      Vlastní metoda
        Úhel pro fadžr (8–24 °): 18
            recordbook prayer method custom --isha-angle 17 --fajr-angle DEGREES
        Úhel pro išu (8–24 °): 17
            recordbook prayer method custom --fajr-angle 18 --isha-angle DEGREES
        Iša po západu slunce (30–180 min): –
            recordbook prayer method custom --fajr-angle 18 --isha-minutes MINUTES

      Vlastní minuty
        Východ slunce (-30…30 min): 0
            recordbook prayer method --adjust-sunrise MINUTES

      Zpět: Nastavení modliteb   recordbook show recordbook://prayer/settings

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      (•) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: The calculation method, in English, without a place
    Given an empty book
    When I open "recordbook://prayer/settings/method" in English
    Then in a terminal 80 columns wide it begins:
      """
      Method
      ══════

        The calculation needs a place

        Method
          (( ) Muslim World League)
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: The place
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/place" in English
    Then in a terminal 80 columns wide it reads:
      """
      Place
      ═════
      Prague

      Place
        Place  Prague (Europe/Prague)
        City:           recordbook prayer place CITY
        Coordinates:    recordbook prayer place LAT,LON

      Back: Prayer settings   recordbook show recordbook://prayer/settings

      ( ) Today        recordbook show recordbook://prayer
      ( ) Times        recordbook show recordbook://prayer/times
      ( ) Statistics   recordbook show recordbook://prayer/stats
      (•) Profile      recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label

  @clock:2026-11-22T09:12:05Z
  Scenario: High latitudes
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/latitudes" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vysoké zeměpisné šířky
      ══════════════════════
      Prague

        Kde soumrak trvá dlouho
          (•) Nad 48° sedmina noci, jinak polovina
              recordbook prayer method --rule automatic
          ( ) Polovina noci  recordbook prayer method --rule middle-of-night
          ( ) Sedmina noci  recordbook prayer method --rule seventh-of-night
          ( ) Podle úhlu  recordbook prayer method --rule angle
          ( ) Mez jen tehdy, když soumrak trvá celou noc
              recordbook prayer method --rule only-when-undefined
          ( ) Bez omezení  recordbook prayer method --rule none

        Počítat nejvýše pro šířku (45–65 °): –
            recordbook prayer method --latitude-limit DEGREES

        Dny, kdy slunce nevychází nebo nezapadá
          (•) Bez času  recordbook prayer method --polar none
          ( ) Jako v Mekce  recordbook prayer method --polar makkah

      Zpět: Nastavení modliteb   recordbook show recordbook://prayer/settings

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      (•) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label

  @clock:2026-11-22T09:12:05Z
  Scenario: The Hijri date
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/hijri" in English
    Then in a terminal 80 columns wide it reads:
      """
      Hijri date
      ══════════
      Prague

        Hijri Date Offset (Days)
          ( ) −2  recordbook settings set prayer.hijri-adjust -2
          ( ) −1  recordbook settings set prayer.hijri-adjust -1
          (•) 0  recordbook settings set prayer.hijri-adjust 0
          ( ) +1  recordbook settings set prayer.hijri-adjust 1
          ( ) +2  recordbook settings set prayer.hijri-adjust 2

        [ ] Hijri Date Changes at Maghrib
            recordbook settings set prayer.hijri-from-maghrib on
        Imsak Before Fajr (Minutes):   recordbook settings set prayer.imsak MINUTES

      Beginnings of months
        Communities begin a month by the calendar, or by where the new moon was
        sighted

        Jumada al-Akhirah 1448
          ( ) Nov 10, 2026   recordbook prayer hijri-month 1448-06 --begins 2026-11-10
          (•) Nov 11, 2026   recordbook prayer hijri-month 1448-06 --begins 2026-11-11
          ( ) Nov 12, 2026   recordbook prayer hijri-month 1448-06 --begins 2026-11-12

        Rajab 1448
          ( ) Dec 9, 2026    recordbook prayer hijri-month 1448-07 --begins 2026-12-09
          (•) Dec 10, 2026   recordbook prayer hijri-month 1448-07 --begins 2026-12-10
          ( ) Dec 11, 2026   recordbook prayer hijri-month 1448-07 --begins 2026-12-11

      Back: Prayer settings   recordbook show recordbook://prayer/settings

      ( ) Today        recordbook show recordbook://prayer
      ( ) Times        recordbook show recordbook://prayer/times
      ( ) Statistics   recordbook show recordbook://prayer/stats
      (•) Profile      recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label

  @clock:2026-11-22T09:12:05Z
  Scenario: Jumu'ah and prayers beyond the five
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/more" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Džum'a a nad rámec pěti
      ═══════════════════════
      Prague

      Džum'a
        [ ] Počítat páteční džum'u   recordbook settings set prayer.jumuah on
        Začátek džum'y:              recordbook settings set prayer.jumuah-at TIME

      Nad rámec pěti
        Co zapnete, nabídne záznam modlitby; do podílů, cíle ani dluhu se to nepočítá
        [ ] Vitr                        recordbook settings set prayer.extras witr
        [ ] Sunna před fadžrem  recordbook settings set prayer.extras fajr-sunnah
        [ ] Sunna před zuhrem  recordbook settings set prayer.extras dhuhr-before
        [ ] Sunna po zuhru  recordbook settings set prayer.extras dhuhr-after
        [ ] Sunna po maghribu  recordbook settings set prayer.extras maghrib-after
        [ ] Sunna po iše  recordbook settings set prayer.extras isha-after
        [ ] Duhá                        recordbook settings set prayer.extras duha
        [ ] Tahadždžud                  recordbook settings set prayer.extras tahajjud
        [ ] Taráwíh                     recordbook settings set prayer.extras tarawih
        [ ] Další dobrovolné modlitby   recordbook settings set prayer.extras nafl

      Zpět: Nastavení modliteb   recordbook show recordbook://prayer/settings

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      (•) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A limit of latitude, and none again
    Given the user is at "69.6492,18.9553" in the zone "Europe/Oslo"
    When I open "recordbook://prayer/settings/latitudes" in English
    When I press "Latitude limit" and give "60"
    Then the numeric-field "Latitude limit" is:
      | value | 60 |
    When I press "Calculate for the Real Latitude"
    Then the numeric-field "Latitude limit" is:
      | value | |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A custom method
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/method" in English
    When I press "Angle for Fajr" and give "16.5"
    Then the radio "Custom" is:
      | on | yes |
    And the numeric-field "Angle for Fajr" is:
      | value | 16.5 |
    And the numeric-field "Angle for Isha" is:
      | value | 17 |
    When I press "Isha after Sunset" and give "95"
    Then the numeric-field "Isha after Sunset" is:
      | value | 95 |
    And the numeric-field "Angle for Isha" is:
      | value | |
    And the numeric-field "Angle for Fajr" is:
      | value | 16.5 |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: The Hijri date a day earlier
    Given an empty book
    When I open "recordbook://prayer/settings/hijri" in English
    When I press "−1"
    Then the radio "−1" is:
      | on | yes |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A month that begins as the new moon was sighted
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/hijri" in English
    When I press "Dec 11, 2026"
    Then the radio "Dec 11, 2026" is:
      | on | yes |
    When I press "Dec 10, 2026"
    Then the radio "Dec 10, 2026" is:
      | on | yes |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Prayers beyond the five are offered where a prayer is recorded
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/more" in English
    When I press "Witr"
    Then the toggle "Witr" is:
      | on | yes |
    When I press "Duha"
    When I open "recordbook://prayer/days/2026-11-21/isha" in English
    When I press "Witr"
    Then the toggle "Witr" is:
      | on | yes |
    And the toggle "Duha" is:
      | on | no |
    When I press "Witr"
    Then the toggle "Witr" is:
      | on | no |

  @doors @clock:2026-11-20T09:12:05Z
  Scenario: The time of Jumu'ah
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/more" in English
    When I press "Jumu'ah Begins At" and give "13:00"
    Then the time-field "Jumu'ah Begins At" is:
      | value | 13:00 |
    When I open "recordbook://prayer" in English
    Then there is a row "Dhuhr · Jumu'ah, 11:49 AM, Jumu'ah 1:00 PM, upcoming"

  @doors @clock:2026-11-20T09:12:05Z
  Scenario: Whether a missed Witr is owed
    Schools differ, so this is asked where the Hanafi one is chosen, and no answer is taken for granted.

    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/more" in English
    Then there is no radio "Is Made Up"
    When I open "recordbook://prayer/settings" in English
    And I press "Hanafi"
    And I open "recordbook://prayer/settings/more" in English
    And I press "Is Made Up"
    Then the radio "Is Made Up" is:
      | on | yes |

  @clock:2026-11-22T09:12:05Z
  Scenario: A group that there is not
    Given an empty book
    When I open "recordbook://prayer/settings/other" in English
    Then it is refused, naming "place, method, latitudes, hijri, more"
