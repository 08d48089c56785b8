@screen:prayer
Feature: Prayers today
  Under the day's name today's five prayers with their times, what is recorded of each, and what comes next; before them an
  earlier day's prayer that can still be prayed in time. Nothing urges: what is not recorded is named, never reproached, and
  nothing counts as missed by itself; what ended before the first recorded prayer was not left out. Without a place prayers
  can be recorded, and times are invited. Where the sun or twilight leaves a prayer without a time it says why, with the two
  choices there are; it never guesses. The page turns its gradient to success only when all five are prayed or excused, one
  at least prayed. The times follow the answer's own instant. The next prayer, and until when it lasts, stands on a card
  with a ring of the time that is over, and within it the time left. A needle shows the qibla, from true north. The circle
  beside a prayer records it as prayed now while its time lasts, and leads to its entry after that; beside a recorded one,
  it takes that back.
  
  What its document asks beyond that: headers take a quarter of the height, titles 28 and rounded with the subtitle 16 below,
  both rise by 20 points; every page has the gradient, and Home alone the success one; cards have 20 inside, a radius of 16
  and 20 between them, elements 16, the foot of a page 40; buttons 56 and 28, Back a line of 2, Continue the accent's shadow
  of 30 %, 8 wide and 4 below; fields a radius of 12. A row is the card-like link: a bar in its prayer's colour in place of
  an icon, name 18, state 14, mark 16. What opens turns its mark by the spring of 0.6 s and 0.8. Prayers' colours are bars
  beside their names, never alone, as yellow has 1.4 : 1 there; as text they are retuned for the card in 5 % of the label's
  colour, and for one on the washed corner: blue 5.1 and 4.5, orange 5.1 and 4.6, yellow 5.1 and 4.5, pink 5.2 and 4.6,
  purple 5.2 and 4.6, dark 4.9 at least. Sizes from SE to Pro Max, 320 to 430 wide, upright and across, are looked at.
  Decided otherwise: scroll bars stay, as nothing else says that there is more; text grows without the limit of xLarge;
  corners are round, not continuous, which pages cannot draw; a title stands in its header, not inline; dots have no spring
  of 0.3, as each step is a page of its own; gaps of a row are 8 and 16, steps of the scale, not 12; opacity alone does not
  tell that a button is pressed; buttons that come in late can be pressed from the first moment, and with reduced motion nothing
  moves.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Without a place, in Czech
    Given an empty book
    When I open "recordbook://prayer" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Neděle 22. listopadu
      ════════════════════
      12. džumádá al-áchira 1448 AH

      Týden
        ( ) po 16   recordbook prayer show 2026-11-16
        ( ) út 17   recordbook prayer show 2026-11-17
        ( ) st 18   recordbook prayer show 2026-11-18
        ( ) čt 19   recordbook prayer show 2026-11-19
        ( ) pá 20   recordbook prayer show 2026-11-20
        ( ) so 21   recordbook prayer show 2026-11-21
        (•) ne 22   recordbook prayer

      Zatím bez místa

      Modlitby lze zaznamenávat; časy potřebují místo

      Kde jste?   recordbook prayer place CITY

        Fadžr      nyní
        Zuhr       nyní
        Asr        nyní
        Maghrib    nyní
        Iša        nyní

      Ukáže záznam modlitby  recordbook show recordbook://prayer/days/2026-11-22/fajr
      Zaznamenat modlitbu jako vykonanou teď
          recordbook prayer log fajr on-time --day 2026-11-22
      Přehled                                  recordbook
      Nastavení modliteb  recordbook show recordbook://prayer/settings

      (•) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Without a place, in English
    Given an empty book
    When I open "recordbook://prayer" in English
    Then in a terminal 80 columns wide it reads:
      """
      Sunday, November 22
      ═══════════════════
      12 Jumada al-Akhirah 1448 AH

      Week
        ( ) Mon 16   recordbook prayer show 2026-11-16
        ( ) Tue 17   recordbook prayer show 2026-11-17
        ( ) Wed 18   recordbook prayer show 2026-11-18
        ( ) Thu 19   recordbook prayer show 2026-11-19
        ( ) Fri 20   recordbook prayer show 2026-11-20
        ( ) Sat 21   recordbook prayer show 2026-11-21
        (•) Sun 22   recordbook prayer

      No place yet

      Prayers can be recorded; times need a place

      Where are you?   recordbook prayer place CITY

        Fajr       due
        Dhuhr      due
        Asr        due
        Maghrib    due
        Isha       due

      Shows the prayer's entry
          recordbook show recordbook://prayer/days/2026-11-22/fajr
      Record the prayer as prayed now
          recordbook prayer log fajr on-time --day 2026-11-22
      Overview                          recordbook
      Prayer settings                   recordbook show recordbook://prayer/settings

      (•) Today        recordbook show recordbook://prayer
      ( ) Times        recordbook show recordbook://prayer/times
      ( ) Statistics   recordbook show recordbook://prayer/stats
      ( ) Profile      recordbook show recordbook://prayer/profile
      """

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Between two prayers, in Czech
    Given the user is in "Prague"
    When I open "recordbook://prayer" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Neděle 22. listopadu
      ════════════════════
      12. džumádá al-áchira 1448 AH · Prague

      Týden
        ( ) po 16   recordbook prayer show 2026-11-16
        ( ) út 17   recordbook prayer show 2026-11-17
        ( ) st 18   recordbook prayer show 2026-11-18
        ( ) čt 19   recordbook prayer show 2026-11-19
        ( ) pá 20   recordbook prayer show 2026-11-20
        ( ) so 21   recordbook prayer show 2026-11-21
        (•) ne 22   recordbook prayer

      Další  Zuhr 11:49 za 1 h 37 min · do asru 13:50

        Fadžr           5:31  před prvním záznamem
        Východ slunce   7:26
        Zuhr           11:49  čeká
        Asr            13:50  čeká
        Maghrib        16:10  čeká
        Iša            17:59  čeká

      Kibla  135,8° od zeměpisného severu

      Ukáže záznam modlitby  recordbook show recordbook://prayer/days/2026-11-22/fajr
      Zaznamenat pozdější modlitbu
          recordbook show recordbook://prayer/days/2026-11-22/fajr
      Přehled                        recordbook
      Nastavení modliteb             recordbook show recordbook://prayer/settings

      (•) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    And the screen is:
      | presentation | root |
      | header | standard |
      | header fill | |
      | subtitle | 12. džumádá al-áchira 1448 AH · Prague |

  @clock:2026-11-22T09:12:05Z
  Scenario: Between two prayers, in English
    Given the user is in "Prague"
    When I open "recordbook://prayer" in English
    Then in a terminal 80 columns wide it reads:
      """
      Sunday, November 22
      ═══════════════════
      12 Jumada al-Akhirah 1448 AH · Prague

      Week
        ( ) Mon 16   recordbook prayer show 2026-11-16
        ( ) Tue 17   recordbook prayer show 2026-11-17
        ( ) Wed 18   recordbook prayer show 2026-11-18
        ( ) Thu 19   recordbook prayer show 2026-11-19
        ( ) Fri 20   recordbook prayer show 2026-11-20
        ( ) Sat 21   recordbook prayer show 2026-11-21
        (•) Sun 22   recordbook prayer

      Next   Dhuhr 11:49 AM in 1 h 37 min · until Asr 1:50 PM

        Fajr      5:31 AM  before you began
        Sunrise   7:26 AM
        Dhuhr    11:49 AM  upcoming
        Asr       1:50 PM  upcoming
        Maghrib   4:10 PM  upcoming
        Isha      5:59 PM  upcoming

      Qibla  135.8° from true north

      Shows the prayer's entry
          recordbook show recordbook://prayer/days/2026-11-22/fajr
      Record the prayer after its time
          recordbook show recordbook://prayer/days/2026-11-22/fajr
      Overview                           recordbook
      Prayer settings                    recordbook show recordbook://prayer/settings

      (•) Today        recordbook show recordbook://prayer
      ( ) Times        recordbook show recordbook://prayer/times
      ( ) Statistics   recordbook show recordbook://prayer/stats
      ( ) Profile      recordbook show recordbook://prayer/profile
      """
    And the row "Qibla 135.8° from true north" is:
      | value | 135.81 |
    And the text "1:37 h" is:
      | label | in 1 h 37 min |

  @clock:2026-11-22T00:30:05Z
  Scenario: Before Fajr, while Isha can still be prayed
    Given the user is in "Prague"
    When I open "recordbook://prayer" in English
    Then in a terminal 80 columns wide it begins:
      """
      Sunday, November 22
      ═══════════════════
      12 Jumada al-Akhirah 1448 AH · Prague

      Week
        ( ) Mon 16   recordbook prayer show 2026-11-16
        ( ) Tue 17   recordbook prayer show 2026-11-17
        ( ) Wed 18   recordbook prayer show 2026-11-18
        ( ) Thu 19   recordbook prayer show 2026-11-19
        ( ) Fri 20   recordbook prayer show 2026-11-20
        ( ) Sat 21   recordbook prayer show 2026-11-21
        (•) Sun 22   recordbook prayer

      ▌ Still open since yesterday
        Isha      6:00 PM  due

      Next   Fajr 5:31 AM in 4 h 1 min · until sunrise 7:26 AM

        Fajr      5:31 AM  upcoming
        Sunrise   7:26 AM
        Dhuhr    11:49 AM  upcoming
        Asr       1:50 PM  upcoming
        Maghrib   4:10 PM  upcoming
        Isha      5:59 PM  upcoming
      """

  @clock:2026-11-22T18:30:05Z
  Scenario: After Isha, in Czech
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-22 | fajr    | on-time |
      | 2026-11-22 | dhuhr   | late    |
    When I open "recordbook://prayer" in Czech
    Then in a terminal 80 columns wide it begins:
      """
      Neděle 22. listopadu
      ════════════════════
      12. džumádá al-áchira 1448 AH · Prague

      Týden
        ( ) po 16   recordbook prayer show 2026-11-16
        ( ) út 17   recordbook prayer show 2026-11-17
        ( ) st 18   recordbook prayer show 2026-11-18
        ( ) čt 19   recordbook prayer show 2026-11-19
        ( ) pá 20   recordbook prayer show 2026-11-20
        ( ) so 21   recordbook prayer show 2026-11-21
        (•) ne 22   recordbook prayer

      Další  Fadžr 5:32 za 10 h 2 min

        Iša do 5:32
        3 zatím nezaznamenány

        Fadžr           5:31  včas
        Východ slunce   7:26
        Zuhr           11:49  později
        Asr            13:50  nezaznamenáno
        Maghrib        16:10  nezaznamenáno
        Iša            17:59  nyní

      Kibla  135,8° od zeměpisného severu
      """

  @doors @clock:2026-11-22T18:30:05Z
  Scenario: The first evening
    Given the user is in "Prague"
    When I open "recordbook://prayer" in English
    Then in a terminal 80 columns wide it begins:
      """
      Sunday, November 22
      ═══════════════════
      12 Jumada al-Akhirah 1448 AH · Prague

      Week
        ( ) Mon 16   recordbook prayer show 2026-11-16
        ( ) Tue 17   recordbook prayer show 2026-11-17
        ( ) Wed 18   recordbook prayer show 2026-11-18
        ( ) Thu 19   recordbook prayer show 2026-11-19
        ( ) Fri 20   recordbook prayer show 2026-11-20
        ( ) Sat 21   recordbook prayer show 2026-11-21
        (•) Sun 22   recordbook prayer

      Next   Fajr 5:32 AM in 10 h 2 min

        Isha until 5:32 AM
        1 not recorded yet

        Fajr      5:31 AM  before you began
        Sunrise   7:26 AM
        Dhuhr    11:49 AM  before you began
        Asr       1:50 PM  before you began
        Maghrib   4:10 PM  before you began
        Isha      5:59 PM  due
      """
    When I press "Record: Isha"
    Then the cells of the row "Isha" are:
      | text |
      | Isha |
      | 5:59 PM |
      | on time |
      | |
    And the cells of the row "Maghrib" are:
      | text |
      | Maghrib |
      | 4:10 PM |
      | before you began |
      | |
    When I press "Record: Asr"
    Then the route is "recordbook://prayer/days/2026-11-22/asr"
    When I press "Late"
    And I open "recordbook://prayer" in English
    Then the cells of the row "Maghrib" are:
      | text |
      | Maghrib |
      | 4:10 PM |
      | not recorded |
      | |

  @clock:2026-11-22T18:30:05Z
  Scenario: All five prayed or excused
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-22 | fajr    | on-time |
      | 2026-11-22 | dhuhr   | on-time |
      | 2026-11-22 | asr     | on-time |
      | 2026-11-22 | maghrib | on-time |
      | 2026-11-22 | isha    | excused |
    When I open "recordbook://prayer" in English
    Then in a terminal 80 columns wide it begins:
      """
      Sunday, November 22
      ═══════════════════
      12 Jumada al-Akhirah 1448 AH · Prague

      Week
        ( ) Mon 16   recordbook prayer show 2026-11-16
        ( ) Tue 17   recordbook prayer show 2026-11-17
        ( ) Wed 18   recordbook prayer show 2026-11-18
        ( ) Thu 19   recordbook prayer show 2026-11-19
        ( ) Fri 20   recordbook prayer show 2026-11-20
        ( ) Sat 21   recordbook prayer show 2026-11-21
        (•) Sun 22   recordbook prayer

      Next   Fajr 5:32 AM in 10 h 2 min

        4 recorded, 1 excused

        Fajr      5:31 AM  on time
        Sunrise   7:26 AM
        Dhuhr    11:49 AM  on time
        Asr       1:50 PM  on time
        Maghrib   4:10 PM  on time
        Isha      5:59 PM  excused

      Qibla  135.8° from true north
      """
    And the screen is:
      | header fill | positive.fill |

  @clock:2026-11-22T18:30:05Z
  Scenario: All excused is nothing to celebrate
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-22 | fajr    | excused |
      | 2026-11-22 | dhuhr   | excused |
      | 2026-11-22 | asr     | excused |
      | 2026-11-22 | maghrib | excused |
      | 2026-11-22 | isha    | excused |
    When I open "recordbook://prayer" in English
    Then in a terminal 80 columns wide it begins:
      """
      Sunday, November 22
      ═══════════════════
      12 Jumada al-Akhirah 1448 AH · Prague

      Week
        ( ) Mon 16   recordbook prayer show 2026-11-16
        ( ) Tue 17   recordbook prayer show 2026-11-17
        ( ) Wed 18   recordbook prayer show 2026-11-18
        ( ) Thu 19   recordbook prayer show 2026-11-19
        ( ) Fri 20   recordbook prayer show 2026-11-20
        ( ) Sat 21   recordbook prayer show 2026-11-21
        (•) Sun 22   recordbook prayer

      Next   Fajr 5:32 AM in 10 h 2 min

        Excused today

        Fajr      5:31 AM  excused
      """
    And the screen is:
      | header fill | |

  @clock:2026-06-21T09:12:05Z
  Scenario: A day on which the sun does not set, in Czech
    Given the user is at "69.6492,18.9553" in the zone "Europe/Oslo"
    When I open "recordbook://prayer" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Neděle 21. června
      ═════════════════
      6. muharram 1448 AH · Europe/Oslo

      Týden
        ( ) po 15   recordbook prayer show 2026-06-15
        ( ) út 16   recordbook prayer show 2026-06-16
        ( ) st 17   recordbook prayer show 2026-06-17
        ( ) čt 18   recordbook prayer show 2026-06-18
        ( ) pá 19   recordbook prayer show 2026-06-19
        ( ) so 20   recordbook prayer show 2026-06-20
        (•) ne 21   recordbook prayer

      ▌ Ještě trvá od včerejška
        Asr      17:58  nyní

      Další  Zuhr 12:47 za 1 h 35 min · do asru 17:58

        Fadžr        —  dnes bez času
        Zuhr     12:47  čeká
        Asr      17:58  čeká
        Maghrib      —  dnes bez času
        Iša          —  dnes bez času

      ⚠ Slunce dnes nezapadá. V nastavení zvolte, co zde má platit.
        Počítat nejvýše pro šířku (45–65 °): –
            recordbook prayer method --latitude-limit DEGREES
        Dny, kdy slunce nevychází nebo nezapadá: Jako v Mekce
            recordbook prayer method --polar makkah

      Kibla  154,3° od zeměpisného severu

      Ukáže záznam modlitby  recordbook show recordbook://prayer/days/2026-06-20/asr
      Zaznamenat modlitbu jako vykonanou teď
          recordbook prayer log asr --day 2026-06-20
      Přehled                                  recordbook
      Nastavení modliteb  recordbook show recordbook://prayer/settings

      (•) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-06-21T09:12:05Z
  Scenario: A day on which the sun does not set, in English
    Given the user is at "69.6492,18.9553" in the zone "Europe/Oslo"
    When I open "recordbook://prayer" in English
    Then in a terminal 80 columns wide it begins:
      """
      Sunday, June 21
      ═══════════════
      6 Muharram 1448 AH · Europe/Oslo

      Week
        ( ) Mon 15   recordbook prayer show 2026-06-15
        ( ) Tue 16   recordbook prayer show 2026-06-16
        ( ) Wed 17   recordbook prayer show 2026-06-17
        ( ) Thu 18   recordbook prayer show 2026-06-18
        ( ) Fri 19   recordbook prayer show 2026-06-19
        ( ) Sat 20   recordbook prayer show 2026-06-20
        (•) Sun 21   recordbook prayer

      ▌ Still open since yesterday
        Asr       5:58 PM  due

      Next   Dhuhr 12:47 PM in 1 h 35 min · until Asr 5:58 PM

        Fajr            —  no time today
        Dhuhr    12:47 PM  upcoming
        Asr       5:58 PM  upcoming
        Maghrib         —  no time today
        Isha            —  no time today

      ⚠ The sun does not set today. Choose in the settings what should hold here.
        Latitude limit (45–65 °): –  recordbook prayer method --latitude-limit DEGREES
        Days without sunrise or sunset: As in Makkah
            recordbook prayer method --polar makkah

      Qibla  154.3° from true north
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: Names in Arabic are marked as such
    Given the user is in "Prague"
    And the setting "prayer.arabicNames" is "on"
    When I open "recordbook://prayer" in English
    Then in a terminal 80 columns wide it begins:
      """
      Sunday, November 22
      ═══════════════════
      12 Jumada al-Akhirah 1448 AH · Prague

      Week
        ( ) Mon 16   recordbook prayer show 2026-11-16
        ( ) Tue 17   recordbook prayer show 2026-11-17
        ( ) Wed 18   recordbook prayer show 2026-11-18
        ( ) Thu 19   recordbook prayer show 2026-11-19
        ( ) Fri 20   recordbook prayer show 2026-11-20
        ( ) Sat 21   recordbook prayer show 2026-11-21
        (•) Sun 22   recordbook prayer

      Next   Dhuhr 11:49 AM in 1 h 37 min · until Asr 1:50 PM

        Fajr     ⁨الفجر⁩     5:31 AM  before you began
        Sunrise  7:26 AM
        Dhuhr    ⁨الظهر⁩    11:49 AM  upcoming
        Asr      ⁨العصر⁩     1:50 PM  upcoming
        Maghrib  ⁨المغرب⁩    4:10 PM  upcoming
        Isha     ⁨العشاء⁩    5:59 PM  upcoming
      """
    And the text "الفجر" is:
      | language | ar |

  @doors @clock:2026-11-22T11:00:05Z
  Scenario: Recording a prayer that is due
    Given the user is in "Prague"
    When I open "recordbook://prayer" in English
    When I press "Record: Dhuhr"
    Then the cells of the row "Dhuhr" are:
      | text |
      | Dhuhr |
      | 11:49 AM |
      | on time |
      | |
    When I press "Clear: Dhuhr"
    Then the cells of the row "Dhuhr" are:
      | text |
      | Dhuhr |
      | 11:49 AM |
      | due |
      | |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Recording without a place
    Given an empty book
    When I open "recordbook://prayer" in English
    When I press "Record: Fajr"
    Then the cells of the row "Fajr" are:
      | text |
      | Fajr |
      | |
      | on time |
      | |

  @doors @clock:2026-06-21T09:12:05Z
  Scenario: Choosing what holds where the sun does not set
    Given the user is at "69.6492,18.9553" in the zone "Europe/Oslo"
    When I open "recordbook://prayer" in English
    When I press "Days without sunrise or sunset: As in Makkah"
    Then the cells of the row "Maghrib" are:
      | text |
      | Maghrib |
      | 7:06 PM |
      | upcoming |

  @clock:2026-11-27T15:00:05Z
  Scenario: Times of a place that the user left name it
    Given the user is in "Prague"
    And the user is in "New York"
    When I open "recordbook://prayer" in English
    Then the cells of the row "Sunrise, 7:34 AM, Prague" are:
      | text |
      | Sunrise |
      | 7:34 AM, Prague |
      | |

  @doors @clock:2026-11-23T09:12:05Z
  Scenario: Yesterday is one press away on a Monday, too
    Given the user is in "Prague"
    When I open "recordbook://prayer" in English
    And I press "Sun 22"
    Then the route is "recordbook://prayer?day=2026-11-22"
    When I press "Mon 16"
    Then the route is "recordbook://prayer?day=2026-11-16"
    And there is a radio "Sun 15"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: An earlier day is one press away, and what is missing is recorded there
    Given the user is in "Prague"
    When I open "recordbook://prayer" in English
    And I press "Sat 21"
    Then the route is "recordbook://prayer?day=2026-11-21"
    And there is a row "Isha"
    And the radio "Sun 22" is:
      | leads to | recordbook://prayer |
    When I open "recordbook://prayer/days/2026-11-21/isha" in English
    And I press "Missed"
    And I open "recordbook://prayer?day=2026-11-21" in English
    Then the radio "Sat 21" is:
      | label | Sat 21, November 21, 2026 |
