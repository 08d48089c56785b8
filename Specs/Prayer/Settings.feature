@screen:prayer/settings
Feature: Prayer settings
  Place, calculation, own minutes, high latitudes, Hijri date, reminders and quiet hours, display, data, in cards; the
  book's own settings lead here and back. A change of place or calculation holds from now on, and every choice acts at
  once. A method of her own begins with the angles of the one in force, all of which are shown: whichever is changed, the
  others are said with it, so that nothing is filled in unseen; Isha by an angle and Isha by minutes exclude each other; an
  angle for Maghrib in force stays, and is changed by the command alone, as few need it.
  Everything can be undone but deleting all prayers, which asks first. Coordinates are taken and never shown.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in Czech
    Given she is in "Prague"
    When I open "recordbook://prayer/settings" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nastavení modliteb
      ══════════════════
      Jak se časy počítají a zobrazují

      Místo
        Místo  Prague (Europe/Prague)
        Město:         recordbook prayer place CITY
        Souřadnice:    recordbook prayer place LAT,LON

      Výpočet
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

        Škola pro asr
          (•) Běžná (šáfiovská, málikovská, hanbalovská)
              recordbook prayer method --school standard
          ( ) Hanafijská  recordbook prayer method --school hanafi

        S úřední tabulkou neporovnáno

      Vlastní metoda
        Úhel pro fadžr (8–24 °): 18
            recordbook prayer method custom --isha-angle 17 --fajr-angle DEGREES
        Úhel pro išu (8–24 °): 17
            recordbook prayer method custom --fajr-angle 18 --isha-angle DEGREES
        Iša po západu slunce (30–180 min): –
            recordbook prayer method custom --fajr-angle 18 --isha-minutes MINUTES

      Vlastní minuty
        Fadžr (-30…30 min): 0           recordbook prayer method --adjust-fajr MINUTES
        Východ slunce (-30…30 min): 0
            recordbook prayer method --adjust-sunrise MINUTES
        Zuhr (-30…30 min): 0  recordbook prayer method --adjust-dhuhr MINUTES
        Asr (-30…30 min): 0             recordbook prayer method --adjust-asr MINUTES
        Maghrib (-30…30 min): 0  recordbook prayer method --adjust-maghrib MINUTES
        Iša (-30…30 min): 0             recordbook prayer method --adjust-isha MINUTES

      Vysoké zeměpisné šířky
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

      Datum hidžry
        Posun data hidžry (dny)
          ( ) −2  recordbook settings set prayer.hijri-adjust -2
          ( ) −1  recordbook settings set prayer.hijri-adjust -1
          (•) 0  recordbook settings set prayer.hijri-adjust 0
          ( ) +1  recordbook settings set prayer.hijri-adjust 1
          ( ) +2  recordbook settings set prayer.hijri-adjust 2

        [ ] Datum hidžry se mění při maghribu
            recordbook settings set prayer.hijri-from-maghrib on
        Imsák před fadžrem (minuty):   recordbook settings set prayer.imsak MINUTES
        Začátek měsíce, jak byl spatřen nový měsíc
            recordbook prayer hijri-month MONTH --begins DAY

      Připomínky a tiché hodiny
        [ ] Na začátku každé modlitby   recordbook prayer remind at
        Tiché hodiny připomínek:        recordbook settings set prayer.quiet HOURS
        Od kdy do kdy, a které modlitby projdou: „22:30-06:00 fajr“
        Připomínky chodí, jen když běží služba
        Ať běží po každém přihlášení    recordbook service install

      Zobrazení
        [ ] Jména modliteb i arabsky  recordbook settings set prayer.arabic-names on
        [ ] Ukazovat dny v řadě  recordbook settings set prayer.streak on
        [ ] Nezaznamenané počítat jako zmeškané
            recordbook settings set prayer.unrecorded-is-missed on
        [ ] Počítat páteční džum'u  recordbook settings set prayer.jumuah on
        Začátek džum'y:   recordbook settings set prayer.jumuah-at TIME
        Modlitby nad rámec pěti:   recordbook settings set prayer.extras PRAYERS
        Modlitby počítat od:   recordbook settings set prayer.since DAY
        Nastavení celé knihy                      recordbook settings

      Data
        Exportovat                recordbook prayer export
        Smazat všechny modlitby   recordbook prayer delete-all

      Zpět: Modlitby   recordbook prayer

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      (•) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in English, without a place
    Given an empty book
    When I open "recordbook://prayer/settings" in English
    Then in a terminal 80 columns wide it reads:
      """
      Prayer settings
      ═══════════════
      How times are worked out and shown

      Place
        City:           recordbook prayer place CITY
        Coordinates:    recordbook prayer place LAT,LON

      Calculation
        The calculation needs a place

        Method
          (( ) Muslim World League)
          (( ) Egypt (Survey Authority))
          (( ) Karachi (University of Islamic Sciences))
          (( ) Umm al-Qura, Makkah)
          (( ) Dubai)
          (( ) Qatar (figures of 2016))
          (( ) Kuwait)
          (( ) Moonsighting Committee)
          (( ) Singapore (MUIS))
          (( ) Türkiye (Diyanet))
          (( ) Tehran (Institute of Geophysics))
          (( ) Jafari (Qom))
          (( ) North America (ISNA))
          (( ) France, 12° (Musulmans de France))
          (( ) Russia, 16°/15°)
          (( ) Indonesia (jadwalsholat.org))
          (( ) Tunisia)
          (( ) Malaysia (JAKIM))
          (( ) Indonesia (Kemenag))
          (( ) Diyanet in Europe)
          (( ) Morocco (Habous))
          (( ) Algeria (ministry of religious affairs))
          (( ) Jordan (Awqaf))
          (( ) Qatar (Calendar House))
          (( ) Great Mosque of Paris)
          (( ) London unified timetable)

        School for Asr
          (( ) Standard (Shafi'i, Maliki, Hanbali))
          (( ) Hanafi)

      Hijri date
        Hijri Date Offset (Days)
          ( ) −2  recordbook settings set prayer.hijri-adjust -2
          ( ) −1  recordbook settings set prayer.hijri-adjust -1
          (•) 0  recordbook settings set prayer.hijri-adjust 0
          ( ) +1  recordbook settings set prayer.hijri-adjust 1
          ( ) +2  recordbook settings set prayer.hijri-adjust 2

        [ ] Hijri Date Changes at Maghrib
            recordbook settings set prayer.hijri-from-maghrib on
        Imsak Before Fajr (Minutes):   recordbook settings set prayer.imsak MINUTES
        Begin a Month as the Moon Was Sighted
            recordbook prayer hijri-month MONTH --begins DAY

      Reminders and quiet hours
        [ ] At the beginning of each prayer   recordbook prayer remind at
        Quiet Hours for Reminders:   recordbook settings set prayer.quiet HOURS
        From when to when, and which prayers are let through: "22:30-06:00 fajr"
        Reminders come only while the service runs
        Have it run after each log-in         recordbook service install

      Display
        [ ] Prayer Names in Arabic, Too
            recordbook settings set prayer.arabic-names on
        [ ] Show Days in a Row  recordbook settings set prayer.streak on
        [ ] Count Unrecorded Prayers as Missed
            recordbook settings set prayer.unrecorded-is-missed on
        [ ] Count Jumu'ah on Fridays  recordbook settings set prayer.jumuah on
        Jumu'ah Begins At:   recordbook settings set prayer.jumuah-at TIME
        Prayers Beyond the Five:   recordbook settings set prayer.extras PRAYERS
        Count Prayers Since:   recordbook settings set prayer.since DAY
        Book Settings                            recordbook settings

      Data
        Export               recordbook prayer export
        Delete all prayers   recordbook prayer delete-all

      Back: Prayers   recordbook prayer

      ( ) Today        recordbook show recordbook://prayer
      ( ) Times        recordbook show recordbook://prayer/times
      ( ) Statistics   recordbook show recordbook://prayer/stats
      (•) Profile      recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Own minutes
    Given she is in "Prague"
    When I open "recordbook://prayer/settings" in English
    When I press "Own minutes: Fajr" and give "3"
    Then the numeric-field "Own minutes: Fajr" is:
      | value | 3 |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A limit of latitude, and none again
    Given she is at "69.6492,18.9553" in the zone "Europe/Oslo"
    When I open "recordbook://prayer/settings" in English
    When I press "Latitude limit" and give "60"
    Then the numeric-field "Latitude limit" is:
      | value | 60 |
    When I press "Calculate for the Real Latitude"
    Then the numeric-field "Latitude limit" is:
      | value | |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A method of her own
    Given she is in "Prague"
    When I open "recordbook://prayer/settings" in English
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
    When I open "recordbook://prayer/settings" in English
    When I press "−1"
    Then the radio "−1" is:
      | on | yes |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Quiet hours
    Given an empty book
    When I open "recordbook://prayer/settings" in English
    When I press "Quiet Hours for Reminders" and give "22:30-06:00 fajr"
    Then the text-field "Quiet Hours for Reminders" is:
      | value | 22:30-06:00 fajr |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What counts as missed
    Given an empty book
    When I open "recordbook://prayer/settings" in English
    When I press "Count Unrecorded Prayers as Missed"
    Then the toggle "Count Unrecorded Prayers as Missed" is:
      | on | yes |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: From which day on it counts
    Given an empty book
    When I open "recordbook://prayer/settings" in English
    When I press "Count Prayers Since" and give "2026-01-01"
    Then the date-field "Count Prayers Since" is:
      | value | 2026-01-01 |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Deleting all prayers
    Given she is in "Prague"
    And 7 prayers of "fajr" are to be made up
    And she is excused from "2026-11-20/asr" because of "menses"
    And the setting "prayer.goal" is "28 prayed"
    When I open "recordbook://prayer/settings" in English
    When I press "Delete all prayers"
    Then the route is "recordbook://prayer"
    When I open "recordbook://prayer/profile" in English
    Then there is no row "Prague"
    And there is no row "Fajr"
    And the text-field "Weekly goal" is:
      | value | |
    When I open "recordbook://changes" in English
    Then there is a row "deleted for good: everything about prayers, 0 prayers"
    And there is no button "Undo: deleted for good: everything about prayers, 0 prayers"
