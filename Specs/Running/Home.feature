@screen:running/home
Feature: Home of runs
  The week beside its goal, in words; Start Run; and the latest twenty runs, the others by year, each with its day, length,
  active time and what is to be said of it. What a week's calories miss is told. The card stands 12 points below the bar,
  with margins of 16; Start Run is 50 high and leads to Track; the list follows 12 below it, and scrolls clear of the tabs.
  Nothing urges: a goal that is not reached is told, never reproached. While a run is on, it stands first, and leads to
  Track instead of Start Run.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Without runs, in Czech
    Given an empty book
    When I open "recordbook://running/home" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Běhání
      ══════

      Tento týden
        Vzdálenost       0,00 km
        Tempo            —
        Kalorie          —
        Počet běhů       0
        Předchozí týden  0,00 km
        Týdenní cíl      žádný

      Začít běh     recordbook show recordbook://running/track

      Zatím žádné běhy: začněte, nebo importujte

      Export ze Zdraví, soubory FIT a TCX z hodinek, GPX a KML z aplikací

      Načíst data   recordbook import EXPORT.zip

      Přehledy
        Letos
        Součty
        Odhad
        Trasy
        Plány tréninku
        Zóny
        Boty
        Přidat běh

      Nastavit cíl                             recordbook run goal GOAL
      Ukáže rok                                recordbook run year 2026
      Po týdnech, měsících, letech             recordbook run sums
      Odhadne časy závodů                      recordbook run predict
      Běhy po stejné trase                     recordbook run routes
      Úseky a pauzy, kterými vás běh provede   recordbook run workouts
      Zóny tepu a tempa, týden po týdnu        recordbook run zones
      Kolik které uběhly                       recordbook run shoes
      Přidá běh bez záznamu                    recordbook run add DAY WORDS
      Přehled                                  recordbook
      Nejlepší úseky                           recordbook run efforts

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
    And the screen is:
      | title | Běhání |
      | presentation | root |
      | header | standard |
      | top | safeArea + md |
      | bottom | safeArea + xl |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Without runs, in English
    Given an empty book
    When I open "recordbook://running/home" in English
    Then in a terminal 80 columns wide it reads:
      """
      Running
      ═══════

      This Week
        Distance     0.00 km
        Pace         —
        Calories     —
        Runs         0
        Week Before  0.00 km
        Weekly Goal  none

      Start Run     recordbook show recordbook://running/track

      No runs yet: start or import one

      An Apple Health export, FIT or TCX files from a watch, GPX or KML files from an
      app

      Import Data   recordbook import EXPORT.zip

      More
        This Year
        Sums
        Prediction
        Routes
        Workouts
        Zones
        Shoes
        Add a Run

      Set a goal                              recordbook run goal GOAL
      Shows the year                          recordbook run year 2026
      By week, month and year                 recordbook run sums
      Predicts race times                     recordbook run predict
      Runs on the same route                  recordbook run routes
      Intervals to follow in a run            recordbook run workouts
      Zones of heart rate and pace, by week   recordbook run zones
      How far each pair went                  recordbook run shoes
      Adds a run without a recording          recordbook run add DAY WORDS
      Overview                                recordbook
      Best Efforts                            recordbook run efforts

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A week of runs, in Czech
    Given these runs were imported:
      | start | legs | kcal | device |
      | 2026-11-10T06:45:00Z | 3000 m in 960 | 200 | Watch |
      | 2026-11-17T06:45:00Z | 1000 m in 300, rest 60, 4200 m in 1320 | 331 | Watch |
      | 2026-11-19T17:30:00Z | 7000 m in 2275 | | Phone |
      | 2026-11-21T08:00:00Z | 3600 m in 1100 | 240 | Watch |
    And the setting "running.goal" is "30 km"
    When I open "recordbook://running/home" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Běhání
      ══════

      Tento týden
        Vzdálenost       15,80 km
        Tempo            5:16 /km
        Kalorie          240 kcal (1 ze 3)
        Počet běhů       3
        Předchozí týden  3,00 km
        15,80 km z cíle 30 km   [#####.....] 52 %

      Začít běh   recordbook show recordbook://running/track

      Poslední běhy
        21. 11. 2026               3,60 km  18:20  r20261121T080000Z
        19. 11. 2026               7,00 km  37:55  r20261119T173000Z
        17. 11. 2026               5,20 km  27:00  r20261117T064500Z
        10. 11. 2026               3,00 km  16:00  r20261110T064500Z

      Přehledy
        Letos
        Součty
        Odhad
        Trasy
        Plány tréninku
        Zóny
        Boty
        Přidat běh

      Ukáže běh                                recordbook run show r20261121T080000Z
      Ukáže rok                                recordbook run year 2026
      Po týdnech, měsících, letech             recordbook run sums
      Odhadne časy závodů                      recordbook run predict
      Běhy po stejné trase                     recordbook run routes
      Úseky a pauzy, kterými vás běh provede   recordbook run workouts
      Zóny tepu a tempa, týden po týdnu        recordbook run zones
      Kolik které uběhly                       recordbook run shoes
      Přidá běh bez záznamu                    recordbook run add DAY WORDS
      Přehled                                  recordbook
      Nejlepší úseky                           recordbook run efforts

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
    And every route on it opens

  @clock:2026-11-22T09:12:05Z
  Scenario: A week of runs, in English
    Given these runs were imported:
      | start | legs | kcal | device |
      | 2026-11-10T06:45:00Z | 3000 m in 960 | 200 | Watch |
      | 2026-11-17T06:45:00Z | 1000 m in 300, rest 60, 4200 m in 1320 | 331 | Watch |
      | 2026-11-19T17:30:00Z | 7000 m in 2275 | | Phone |
      | 2026-11-21T08:00:00Z | 3600 m in 1100 | 240 | Watch |
    And the setting "running.goal" is "3 runs"
    When I open "recordbook://running/home" in English
    Then in a terminal 80 columns wide it reads:
      """
      Running
      ═══════

      This Week
        Distance      15.80 km
        Pace          5:16 /km
        Calories      240 kcal (1 of 3)
        Runs          3
        Week Before   3.00 km
        Goal reached: 3 of 3 runs   [##########] 100%

      Start Run   recordbook show recordbook://running/track

      Recent Runs
        Nov 21, 2026            3.60 km  18:20  r20261121T080000Z
        Nov 19, 2026            7.00 km  37:55  r20261119T173000Z
        Nov 17, 2026            5.20 km  27:00  r20261117T064500Z
        Nov 10, 2026            3.00 km  16:00  r20261110T064500Z

      More
        This Year
        Sums
        Prediction
        Routes
        Workouts
        Zones
        Shoes
        Add a Run

      Shows the run                           recordbook run show r20261121T080000Z
      Shows the year                          recordbook run year 2026
      By week, month and year                 recordbook run sums
      Predicts race times                     recordbook run predict
      Runs on the same route                  recordbook run routes
      Intervals to follow in a run            recordbook run workouts
      Zones of heart rate and pace, by week   recordbook run zones
      How far each pair went                  recordbook run shoes
      Adds a run without a recording          recordbook run add DAY WORDS
      Overview                                recordbook
      Best Efforts                            recordbook run efforts

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And there is a progressBar "Goal reached: 3 of 3 runs"
    And the row "Nov 17, 2026" is:
      | label | November 17, 2026, 5.20 kilometers, 27 minutes |
      | hint | Shows the run |
      | leads to | recordbook://running/run/r20261117T064500Z |
      | command | recordbook run show r20261117T064500Z |

  @clock:2026-11-22T09:12:05Z
  Scenario: Miles
    Given these runs were imported:
      | start | legs |
      | 2026-11-21T08:00:00Z | 5000 m in 1560 |
    And the setting "running.units" is "mi"
    When I open "recordbook://running/home" in English
    Then the row "Distance" is:
      | label | Distance: 3.10 miles |
    And the row "Pace" is:
      | label | Pace: 8 minutes 22 seconds a mile |

  @clock:2026-11-22T09:12:05Z
  Scenario: The runs of a year
    Given these runs were imported:
      | start | legs |
      | 2024-05-03T06:45:00Z | 3000 m in 960 |
      | 2026-11-21T08:00:00Z | 3600 m in 1100 |
    When I open "recordbook://running/home?year=2024" in English
    Then the section "Runs of 2024" shows:
      | day | length | time | name |
      | May 3, 2024 | 3.00 km | 16:00 | r20240503T064500Z |
    And the radio-group "Which Runs" shows:
      | year | on |
      | Latest | off |
      | 2026 | off |
      | 2024 | on |

  Scenario: A year without runs
    Given these runs were imported:
      | start | legs |
      | 2024-05-03T06:45:00Z | 3000 m in 960 |
    When I open "recordbook://running/home?year=2019" in English
    Then there is a text "No runs in 2019"

  Scenario: What is no year is refused
    Given an empty book
    When I open "recordbook://running/home?year=last" in English
    Then it is refused, naming "last"

  @clock:2026-11-22T09:12:05Z
  Scenario: What awaits a judgement
    Given these runs were imported:
      | start | legs |
      | 2026-11-21T08:00:00Z | 400 m in 40 |
    When I open "recordbook://running/home" in Czech
    Then the row "K rozhodnutí: 1" is:
      | leads to | recordbook://review |
      | command | recordbook review |
    When I open "recordbook://review" in Czech
    Then there is a decision "Uběhli jste 400 m za 0:40?"
    And the stat "Tempo" is:
      | value | 1:40 /km |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Start Run leads to Track
    Given an empty book
    When I open "recordbook://running/home" in English
    And I press "Start Run"
    Then the route is "recordbook://running/track"
    And the title is "Track Run"

  @doors @clock:2026-05-03T06:52:00Z
  Scenario: A run under way stands first, here and on the overview
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    When I open "recordbook://running/home" in English
    Then the row "Running now" is:
      | leads to | recordbook://running/track |
    And there is no button "Start Run"
    When I open "recordbook://" in English
    Then the row "Running now" is:
      | leads to | recordbook://running/track |
    And the cells of the row "Running now" are:
      | text        |
      | Running now |
      | Time        |
      | Distance    |
      | Pace        |

  @doors @clock:2026-05-03T06:52:00Z
  Scenario: The overview says how good the signal of a run under way is
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 415 | 3 | 5 |
    When I open "recordbook://" in English
    Then the cells of the row "Running now" are:
      | text        | value |
      | Running now |       |
      | GPS good    |       |
      | Time        | 6:55  |
      | Distance    | 1.24  |
      | Pace        | 5:33  |

  @doors @clock:2026-05-03T06:52:00Z
  Scenario: A run that is over, but not saved, says so
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 40 | 415 | 3 | 5 |
    When I open "recordbook://running/track" in English
    And I press "Stop"
    And I open "recordbook://running/home" in English
    Then the row "Run not saved" is:
      | leads to | recordbook://running/track |
