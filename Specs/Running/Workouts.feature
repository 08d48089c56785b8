@screen:running/workouts @screen:running/workouts/ID
Feature: Planned workouts
  Intervals are planned in words: steps with a length, a time or neither, some repeated. A run follows them: the next step
  begins where the last one ended, and is called out. Afterwards what was run stands beside what was planned. Each change
  can be undone.

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: None yet, in Czech
    Given an empty book
    When I open "recordbook://running/workouts" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Plány tréninku
      ══════════════

      Zatím žádné plány tréninku

      Úseky a pauzy, kterými vás běh provede

      Nový plán
      Název:
      Plán:
      Uložit    recordbook run add-workout NAME PLAN

      Zpět: Běhání   recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: A workout is planned, and its steps are shown
    Given an empty book
    When I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Track |
      | Plan | 5min warm-up; 2x(400m @ 1:32-1:38 / 90s); cool-down |
    And I open "recordbook://running/workouts/w1" in English
    Then in a terminal 80 columns wide it reads:
      """
      Track
      ═════

      Step           Planned
      1 Warm-up      5:00
      2 Work 1 of 2  400 m in 1:32–1:38
      3 Rest 1 of 2  1:30
      4 Work 2 of 2  400 m in 1:32–1:38
      5 Rest 2 of 2  1:30
      6 Cool-down    open

      Start Run  recordbook run start --workout w1

      Name: Track
      Plan: 5min warm-up; 2x(400m @ 1:32-1:38 / 90s); cool-down
      Save  recordbook run edit-workout w1 --name NAME --plan PLAN

      Remove the Workout  recordbook run remove-workout w1

      Back: Workouts   recordbook run workouts

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    When I open "recordbook://running/workouts/w1" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Track
      ═════

      Krok            Plán
      1 Rozklus       5:00
      2 Úsek 1 ze 2   400 m za 1:32–1:38
      3 Pauza 1 ze 2  1:30
      4 Úsek 2 ze 2   400 m za 1:32–1:38
      5 Pauza 2 ze 2  1:30
      6 Výklus        volně

      Začít běh  recordbook run start --workout w1

      Název: Track
      Plán: 5min warm-up; 2x(400m @ 1:32-1:38 / 90s); cool-down
      Uložit  recordbook run edit-workout w1 --name NAME --plan PLAN

      Odebrat plán  recordbook run remove-workout w1

      Zpět: Plány tréninku   recordbook run workouts

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: A word that is no step
    Given an empty book
    When I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Track |
      | Plan | 5min warm-up; 400 |
    Then it is refused, naming "400"

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: A workout is found by its name, and a run by its note
    Given these runs were imported:
      | start | legs |
      | 2026-05-01T06:45:00Z | 1000 m in 300 |
    When I open "recordbook://running/run/r20260501T064500Z/edit" in English
    And I press "Note" and give "Windy on the dam"
    And I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Quarters |
      | Plan | 4x(400m / 90s) |
    And I open "recordbook://find?query=quart" in English
    Then there is a row "Quarters, 4x(400m / 90s)"
    When I open "recordbook://find?query=windy" in English
    Then there is a row "Run, 1.00 km, May 1, 2026"

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: A workout is removed, and brought back
    Given an empty book
    When I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Track |
      | Plan | 3x(1km / 2min) |
    And I open "recordbook://running/workouts/w1" in English
    And I press "Remove the Workout"
    And I open "recordbook://running/workouts" in English
    Then there is a heading "No workouts yet"
    When I undo the last correction
    And I open "recordbook://running/workouts" in English
    Then there is a row "Track, 3x(1km / 2min)"

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: A workout is renamed, stays the same workout, and the change is undone
    Given an empty book
    When I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Track |
      | Plan | 3x(1km / 2min) |
    And I open "recordbook://running/workouts/w1" in English
    And I press "Save" with:
      | Name | Kilometres |
      | Plan | 3x(1km / 2min) |
    And I open "recordbook://running/workouts" in English
    Then there is a row "Kilometres, 3x(1km / 2min)"
    And there is no row "Track, 3x(1km / 2min)"
    When I open "recordbook://running/workouts/w1" in English
    And I press "Save" with:
      | Name | Kilometres |
      | Plan | 4x(1km / 2min) |
    And I open "recordbook://running/workouts" in English
    Then there is a row "Kilometres, 4x(1km / 2min)"
    When I undo the last correction
    And I undo the last correction
    And I open "recordbook://running/workouts" in English
    Then there is a row "Track, 3x(1km / 2min)"

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: Two workouts cannot have one name
    Given an empty book
    When I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Track |
      | Plan | 3x(1km / 2min) |
    And I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Hills |
      | Plan | 8x(200m / 90s) |
    And I open "recordbook://running/workouts/w2" in English
    And I press "Save" with:
      | Name | TRACK |
      | Plan | 8x(200m / 90s) |
    Then it is refused, naming "Track"

  @doors @clock:2026-05-03T06:46:31Z
  Scenario: A run follows the workout
    Given an empty book
    When I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Short |
      | Plan | 1min warm-up; 2x(200m @ 1:00-1:02 / 30s) |
    And a run was started at "2026-05-03T06:45:00Z" with the workout "w1"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 90 | 3 | 5 |
    And I open "recordbook://running/track" in English
    Then in a terminal 80 columns wide it reads:
      """
      Track Run
      ═════════
      The route reaches 270 m from north to south and 0 m from west to east, and ends
      270 m from its start

        Running, GPS good
        Work 1 of 2 · 200 m in 1:00–1:02 · 110 m left
        1:30
        0.27 km · 5:33 /km
        average 5:33 /km, laps: 1

        Pause       recordbook run pause
        Stop        recordbook run stop
        Next Step   recordbook run lap

      Overview   recordbook

      ( ) Home       recordbook show recordbook://running/home
      (•) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And the button "Next Step" is:
      | command | recordbook run lap |

  @doors @clock:2026-05-03T06:55:00Z
  Scenario: A run is compared with the workout
    Given an empty book
    When I open "recordbook://running/workouts" in English
    And I press "Save" with:
      | Name | Short |
      | Plan | 1min warm-up; 2x(200m @ 1:00-1:02 / 30s) |
    And a run was started at "2026-05-03T06:45:00Z" with the workout "w1"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 256 | 2.5 | 5 |
    And I open "recordbook://running/track" in English
    And I press "Stop"
    And I press "Save"
    And I open "recordbook://running/workouts/w1?run=r20260503T064500Z" in English
    Then in a terminal 80 columns wide it reads:
      """
      Short
      ═════

      Run
        Step           Planned             Done
        1 Warm-up      1:00                1:00  0.15 km  6:40 /km
        2 Work 1 of 2  200 m in 1:00–1:02  1:19  0.20 km  6:40 /km  18 s over
        3 Rest 1 of 2  0:30                0:30  0.07 km  6:40 /km
        4 Work 2 of 2  200 m in 1:00–1:02  1:19  0.20 km  6:40 /km  18 s over
        5 Rest 2 of 2  0:30                0:06  0.01 km         —  not finished

      Run  May 3, 2026

      Shows the run    recordbook run show r20260503T064500Z
      Back: Workouts   recordbook run workouts

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    When I open "recordbook://running/workouts/w1?run=r20260503T064500Z" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Short
      ═════

      Běh
        Krok            Plán                Skutečnost
        1 Rozklus       1:00                      1:00  0,15 km  6:40 /km
        2 Úsek 1 ze 2   200 m za 1:00–1:02        1:19  0,20 km  6:40 /km  o 18 s více
        3 Pauza 1 ze 2  0:30                      0:30  0,07 km  6:40 /km
        4 Úsek 2 ze 2   200 m za 1:00–1:02        1:19  0,20 km  6:40 /km  o 18 s více
        5 Pauza 2 ze 2  0:30                      0:06  0,01 km         —  nedokončeno

      Běh  3. 5. 2026

      Ukáže běh              recordbook run show r20260503T064500Z
      Zpět: Plány tréninku   recordbook run workouts

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
