@screen:running/run/ID @screen:running/run/ID/edit @screen:running/run/ID/trim @screen:running/run/ID/cut @screen:running/run/ID/split
Feature: One run
  The route with its kilometres, a bar of round length and north, never without the splits, the same way in numbers;
  distance, time and pace, below them ascent, heart rate, calories and pauses; pace and elevation as charts over one
  distance, with a line where each lap begins; splits with bars of their pace, the fastest marked, the last part of a
  kilometre without one; by how much it was ahead of another run at each kilometre, if one is named; three best efforts,
  first those that stand out among all runs and have a medal: a record, the second fastest of several, the fastest of its
  year; the others in a disclosure; laps, what the device made of the run, what was corrected, with the way back, and at the
  end, in a disclosure, heart rate, pauses and what else there is that does not say the same again. What is done to the run
  as a whole is in a menu: a part of it is chosen on a sheet, which says what stays before it is done. In a wide window the
  route stands with the charts in a pane beside the rest. Margins are 16.

  @doors
  Scenario: A run in Czech
    Given these runs were imported:
      | start | legs | kcal | device |
      | 2026-11-17T06:45:00Z | 1000 m in 300, rest 60, 4200 m in 1320 | 331 | Forerunner |
    When I open "recordbook://running/run/r20261117T064500Z" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Běh
      ═══
      Úterý 17. 11. 2026 6:45 · Forerunner
      Trasa sahá 1 km od severu k jihu a 4,2 km od západu k východu, končí 4,3 km od
      začátku

        Vzdálenost  5,20 km
        Čas         27:00
        Tempo       5:12 /km
        Pauzy       1:00

      4:30 ┤
           │             ⣴
           │             ⣿
      5:00 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠹⡀
           │              ⡇⡔⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒
      5:30 ┤              ⢸⡇
           │               ⠁
           │
      6:00 ┤
           └┬─────────────┬─────────────┬─────────────┬─────────────┬─────────────┬───
            0             1             2             3             4             5
      Tempo: od 5:32 /km do 4:43 /km

      Mezičasy
        Mezičasy
          (•) Kilometry   recordbook show recordbook://running/run/r20261117T064500Z
          ( ) Kola 2
              recordbook show 'recordbook://running/run/r20261117T064500Z?splits=laps'

        km    Tempo
        1     5:00 ############ nejrychlejší
        2     5:14 ####
        3     5:14 ####
        4     5:14 ####
        5     5:14 ####
        0,20  5:14

      Nejlepší úseky
        400 m         ★ 2:00  rekord
        800 m         ★ 4:00  rekord
        1 km          ★ 5:00  rekord
        Další 3
          Míle     ★ 8:26  rekord
          2 míle  ★ 16:52  rekord
          5 km    ★ 26:58  rekord

      Srovnání se zařízením
        Údaj          Kniha  Zařízení
        Vzdálenost  5,20 km   5,20 km
        Aktivně       27:00     27:00

      Detaily
        Celkem      28:00
        Podle počítadla zařízení
        Pauzy
          Od    Trvání  Podle čeho
          5:00    1:00  podle času kola

      Ukáže všechny běhy té vzdálenosti   recordbook run efforts 400m
      Zpět: Běhání                        recordbook run
      Název a druh  recordbook show recordbook://running/run/r20261117T064500Z/edit
      Grafy                               recordbook run chart r20261117T064500Z
      Stejná trasa                        recordbook run routes r20261117T064500Z
      Porovnat s plánem  recordbook run workouts --run r20261117T064500Z
      Oříznout začátek a konec  recordbook run trim r20261117T064500Z FROM-TO
      Vyříznout chybu                     recordbook run cut r20261117T064500Z FROM-TO
      Rozdělit na dva                     recordbook run split r20261117T064500Z AT
      Uložit jako GPX  recordbook run export r20261117T064500Z r20261117T064500Z.gpx
      Uložit jako TCX  recordbook run export r20261117T064500Z r20261117T064500Z.tcx
      Uložit jako FIT  recordbook run export r20261117T064500Z r20261117T064500Z.fit
      Vyřadit z knihy                     recordbook run remove r20261117T064500Z

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
    And there is a map "Trasa" with kilometre,kilometre,kilometre,kilometre,kilometre,start,end
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: A run in English
    Given these runs were imported:
      | start | legs | kcal | device |
      | 2026-11-17T06:45:00Z | 1000 m in 300, rest 60, 4200 m in 1320 | 331 | Forerunner |
    When I open "recordbook://running/run/r20261117T064500Z" in English
    Then in a terminal 80 columns wide it reads:
      """
      Run
      ═══
      Tuesday, Nov 17, 2026, 6:45 AM · Forerunner
      The route reaches 1 km from north to south and 4.2 km from west to east, and
      ends 4.3 km from its start

        Distance  5.20 km
        Time      27:00
        Pace      5:12 /km
        Pauses    1:00

      4:30 ┤
           │             ⣴
           │             ⣿
      5:00 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠹⡀
           │              ⡇⡔⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒
      5:30 ┤              ⢸⡇
           │               ⠁
           │
      6:00 ┤
           └┬─────────────┬─────────────┬─────────────┬─────────────┬─────────────┬───
            0             1             2             3             4             5
      Pace from 5:32 /km to 4:43 /km

      Splits
        Splits
          (•) Kilometers   recordbook show recordbook://running/run/r20261117T064500Z
          ( ) Laps 2
              recordbook show 'recordbook://running/run/r20261117T064500Z?splits=laps'

        km    Pace
        1     5:00 ############ fastest
        2     5:14 ####
        3     5:14 ####
        4     5:14 ####
        5     5:14 ####
        0.20  5:14

      Best Efforts
        400 m       ★ 2:00  record
        800 m       ★ 4:00  record
        1 km        ★ 5:00  record
        3 More
          Mile      ★ 8:26  record
          2 miles  ★ 16:52  record
          5 km     ★ 26:58  record

      Compared With the Device
        Measure      Book   Device
        Distance  5.20 km  5.20 km
        Active      27:00    27:00

      Details
        Elapsed   28:00
        Measured by the device
        Pauses
          From  Duration  Source
          5:00      1:00  from lap time

      Shows every run's time   recordbook run efforts 400m
      Back: Running            recordbook run
      Name and Kind  recordbook show recordbook://running/run/r20261117T064500Z/edit
      Charts                   recordbook run chart r20261117T064500Z
      Same Route               recordbook run routes r20261117T064500Z
      Compare With a Workout   recordbook run workouts --run r20261117T064500Z
      Trim Start and End       recordbook run trim r20261117T064500Z FROM-TO
      Cut Out a Glitch         recordbook run cut r20261117T064500Z FROM-TO
      Split in Two             recordbook run split r20261117T064500Z AT
      Save as GPX  recordbook run export r20261117T064500Z r20261117T064500Z.gpx
      Save as TCX  recordbook run export r20261117T064500Z r20261117T064500Z.tcx
      Save as FIT  recordbook run export r20261117T064500Z r20261117T064500Z.fit
      Remove From the Book     recordbook run remove r20261117T064500Z

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And the screen is:
      | presentation | stack |
      | leading pane | Route, card, Pace and elevation |
    And the way back is:
      | label | leads to |
      | Back: Running | recordbook://running/home |
    And the table row "1" is said as "kilometer 1, 5 minutes, 5 minutes a kilometer, fastest"

  @doors
  Scenario: The kilometres or the laps
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 1000 m in 300, 2000 m in 660 |
    When I open "recordbook://running/run/r20261117T064500Z" in English
    Then there is a radio "Kilometers"
    When I press "Laps 2"
    Then the cells of the table-row "1" are:
      | text |
      | 1 |
      | 0:00 |
      | 1.00 km |
      | 5:00 |
      | 5:00 /km |
    And the cells of the table-row "2" are:
      | text |
      | 2 |
      | 5:00 |
      | 2.00 km |
      | 11:00 |
      | 5:30 /km |
    And there is a button "Save as GPX"

  @doors
  Scenario: Cutting a glitch, and back
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/cut" in English
    And I press "Cut Out" with:
      | Begins At | 5:00  |
      | Ends At   | 10:00 |
    Then the stat "Distance" is:
      | value | 3.96            |
      | label | 3.96 kilometers |
    And the stat "Time" is:
      | label | 25 minutes |
    And the section "Corrections" shows:
      | what | state | |
      | cut, 5:00 – 10:00 | | Undo |
    When I press "Undo"
    Then the stat "Distance" is:
      | label | 5.00 kilometers |
    And there is no section "Corrections"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Beside another run
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 3200 m in 960 |
      | 2026-11-19T06:45:00Z | 3200 m in 928 |
    When I open "recordbook://running/run/r20261119T064500Z?against=r20261117T064500Z" in English
    Then the section "Nov 19, 2026 against Nov 17, 2026" shows:
      | kilometre | difference |
      | km | Difference |
      | 1 | −10 s |
      | 2 | −20 s |
      | 3 | −30 s |
    And the table row "2" is said as "2 km, 20 s ahead of Nov 17"
    And in a terminal 80 columns wide it begins:
      """
      Run
      ═══
      """
    And whatever can be pressed has a label
    When I open "recordbook://running/run/r20261117T064500Z?against=r20261119T064500Z" in Czech
    Then the table row "3" is said as "3 km, o 30 s za během z 19. 11."
    When I open "recordbook://running/run/r20261117T064500Z?against=r20200101T000000Z" in English
    Then it is refused, naming "r20200101T000000Z"

  Scenario: The heart rate of a run, of its kilometres and laps
    Given these runs were imported:
      | start | legs | heart |
      | 2026-11-17T06:45:00Z | 1000 m in 300, 1000 m in 300 | 130, 165 |
    When I open "recordbook://running/run/r20261117T064500Z?splits=all" in English
    Then the stat "Average" is:
      | value | 147 |
    And the stat "Max" is:
      | value | 165 |
    And there is a chart "Heart Rate"
    And there is a button "Set your highest heart rate"
    And the section "Laps" shows:
      | Lap | From | Distance | Active | Pace | Heart |
      | Lap | From | Distance | Active | Pace | Heart |
      | 1 | 0:00 | 1.00 km | 5:00 | 5:00 /km | 130 |
      | 2 | 5:00 | 1.00 km | 5:00 | 5:00 /km | 164 |
    When I open "recordbook://running/run/r20261117T064500Z" in Czech
    Then the stat "Průměr" is:
      | value | 147 |

  Scenario Outline: The heart rate zones of a run, and of what they are computed
    Given these runs were imported:
      | start | legs | heart |
      | 2026-11-17T06:45:00Z | 1000 m in 300, 1000 m in 300 | 130, 165 |
    And the setting "running.heartRate.maximum" is "190"
    When I open "recordbook://running/run/r20261117T064500Z" in <language>
    Then there is a text "<note>"

    Examples:
      | language | note                                             |
      | Czech    | Podle nejvyššího tepu, který jste nastavili, 190 |
      | English  | Of the highest heart rate that you set, 190      |

  @doors
  Scenario: Trimming from one end
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/trim" in Czech
    And I press "Oříznout" with:
      | Začíná | 5:00  |
      | Končí  | 25:00 |
    Then the stat "Čas" is:
      | label | 20 minut |
    And there is a row "oříznutí, 5:00 – 25:00"

  Scenario: What stays is told before it is done
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/trim?from=5:00&to=20:00" in English
    Then in a terminal 80 columns wide it reads:
      """
      Trim Start and End
      ══════════════════
      Run

      The recording stays unchanged; you can undo this. Times count from the start:
      12:30, 1:02:30.

      4:50 ┤
           │
           │
           │
      5:00 ┤⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒
           │
           │
           │
      5:10 ┤
           └┬─────────────┬──────────────┬──────────────┬──────────────┬─────────────┬
            0 s         5:00           10:00          15:00          20:00       25:00
      Pace from 5:00 /km to 5:00 /km

      Begins At: 5:00
      Ends At: 20:00

      3.00 of 5.00 km stay, 15:00

      Show What Stays
      Trim              recordbook run trim r20261117T064500Z FROM-TO

      Cancel   recordbook run show r20261117T064500Z
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
    When I open "recordbook://running/run/r20261117T064500Z/split?at=10:00" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Rozdělit na dva
      ═══════════════
      Běh

      Záznam zůstává, jak je; jde to vzít zpět. Časy se píšou od začátku běhu: 12:30,
      1:02:30.

      4:50 ┤
           │
           │
           │
      5:00 ┤⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒
           │
           │
           │
      5:10 ┤
           └┬─────────────┬──────────────┬──────────────┬──────────────┬─────────────┬
            0 s         5:00           10:00          15:00          20:00       25:00
      Tempo: od 5:00 /km do 5:00 /km

      Druhý běh začne: 10:00

      2,00 km, 10:00 + 3,00 km, 15:00

      Ukázat, co zůstane
      Rozdělit                 recordbook run split r20261117T064500Z AT

      Zrušit   recordbook run show r20261117T064500Z
      """

  @doors
  Scenario: A part that is none is not told
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/trim?from=20:00&to=5:00" in English
    And I press "Trim" with:
      | Begins At | 20:00 |
      | Ends At   | 5:00  |
    Then it is refused, naming "to"

  @doors
  Scenario: Naming it
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/edit" in English
    And I press "Name" and give "By the river"
    Then the title is "By the river"

  @doors
  Scenario: Tagging it, and taking all tags off
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/edit" in English
    And I press "Tags" and give "race"
    Then there is a text "Tags: race"
    When I undo the last correction
    And I open "recordbook://running/run/r20261117T064500Z" in English
    Then there is no text "Tags: race"

  @doors
  Scenario: It was a walk
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 3600 |
    When I open "recordbook://running/run/r20261117T064500Z/edit" in English
    And I press "Walk"
    Then the title is "Walk"
    And there is no section "Best Efforts"

  Scenario: A record says what it was before
    Given these runs were imported:
      | start                | legs          |
      | 2026-11-15T06:45:00Z | 1000 m in 300 |
      | 2026-11-17T06:45:00Z | 1000 m in 270 |
    When I open "recordbook://running/run/r20261117T064500Z" in English
    Then there is a row "1 km, 4 minutes 30 seconds, from the start, 4:30 /km, record, was 5:00"
    When I open "recordbook://running/run/r20261117T064500Z" in Czech
    Then there is a row "1 km, 4 minuty 30 sekund, od začátku, 4:30 /km, rekord, dříve 5:00"

  Scenario: The second fastest, and the fastest of its year
    Given these runs were imported:
      | start                | legs          |
      | 2024-05-15T06:45:00Z | 1000 m in 270 |
      | 2025-05-15T06:45:00Z | 1000 m in 300 |
      | 2025-06-17T06:45:00Z | 1000 m in 280 |
      | 2026-06-17T06:45:00Z | 1000 m in 310 |
    When I open "recordbook://running/run/r20250617T064500Z" in English
    Then there is a row "1 km, 4 minutes 40 seconds, from the start, 4:40 /km, second fastest"
    When I open "recordbook://running/run/r20260617T064500Z" in English
    Then there is a row "1 km, 5 minutes 10 seconds, from the start, 5:10 /km, fastest of 2026"
    When I open "recordbook://running/run/r20260617T064500Z" in Czech
    Then there is a row "1 km, 5 minut 10 sekund, od začátku, 5:10 /km, nejrychlejší v roce 2026"
    When I open "recordbook://running/run/r20250515T064500Z" in English
    Then there is a row "1 km, 5 minutes, from the start, 5:00 /km"

  @doors
  Scenario: Making two runs of one
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z/split" in English
    And I press "Split" with:
      | The Second Begins At | 10:00 |
    And I open "recordbook://running/home" in English
    Then the section "Recent Runs" shows:
      | day | length | time | name |
      | Nov 17, 2026 | 3.00 km | 15:00 | r20261117T064500Z-2 |
      | Nov 17, 2026 | 2.00 km | 10:00 | r20261117T064500Z-1 |

  @doors
  Scenario: Making one run of two
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 1000 m in 300 |
      | 2026-11-17T07:00:00Z | 2000 m in 600 |
    When I open "recordbook://running/run/r20261117T064500Z" in English
    And I press "Join With the Run at 7:00 AM, 2.00 km"
    Then the stat "Distance" is:
      | label | 3.00 kilometers |
    And the section "Pauses" shows:
      | from | duration | how |
      | From | Duration | Source |
      | 5:00 | 10:00 | between joined runs |

  @doors
  Scenario: Confirming what nobody runs
    Given these runs were imported:
      | start | legs |
      | 2026-11-21T08:00:00Z | 400 m in 40 |
    When I open "recordbook://running/run/r20261121T080000Z" in English
    Then the content is, in order:
      | role | text |
      | map | Route |
      | card | |
      | chartStack | |
      | section | Splits |
      | section | Suspicious Efforts |
      | section | Compared With the Device |
      | text | Measured by the device |
    When I press "Confirm: 400 m, Nov 21, 2026"
    Then there is no section "Suspicious Efforts"
    And there is a row "400 m"

  @doors
  Scenario: Somebody else's run
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261117T064500Z" in English
    And I press "Remove From the Book"
    Then the screen is:
      | subtitle | Tuesday, Nov 17, 2026, 6:45 AM · Watch · removed |
    And there is a row "removal"

  Scenario: A moment outside is refused
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/run/r20261118T064500Z" in English
    Then it is refused, naming "r20261118T064500Z"

  Scenario: What is no run is refused
    Given an empty book
    When I open "recordbook://running/run/yesterday" in Czech
    Then it is refused, naming "yesterday"

  Scenario Outline: A run of which a service knows totals alone
    What its list says beside the numbers stands with the run: the note, the shoes, and the way to work.

    Given this list of activities was imported:
      """
      Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Commute,Gear,Filename
      1,"Nov 16, 2026, 6:45:00 AM",Belt,Run,Slow and easy,1500,5.00,true,Red Ones,
      """
    When I open "recordbook://running/run/r20261116T064500Z" in <language>
    Then the screen is:
      | title | Belt |
      | subtitle | <subtitle> |
    And there is a text "Slow and easy"
    And there is a text "<shoes>"

    Examples:
      | language | subtitle                                                       | shoes           |
      | Czech    | Pondělí 16. 11. 2026 6:45 · Strava · Jen souhrn · Dojíždění    | Boty: Red Ones  |
      | English  | Monday, Nov 16, 2026, 6:45 AM · Strava · Totals only · Commute | Shoes: Red Ones |

  Scenario Outline: A distance that nobody runs in the time
    It stands beside, as the device's, and counts nowhere.

    Given this list of activities was imported:
      """
      Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Commute,Gear,Filename
      1,"Nov 16, 2026, 6:45:00 AM",Belt,Run,,600,60.00,false,,
      """
    When I open "recordbook://running/run/r20261116T064500Z" in <language>
    Then the stat "<distance>" is:
      | value | — |
    And the stat "<pace>" is:
      | value | — |
    And there is a text "<note>"

    Examples:
      | language | distance   | pace  | note                                                             |
      | Czech    | Vzdálenost | Tempo | Vzdálenost, kterou udává zařízení, za ten čas nikdo neuběhne     |
      | English  | Distance   | Pace  | Nobody runs the device's distance in that time                   |

  @doors
  Scenario Outline: A run that two devices recorded
    The file of a device counts rather than that of a phone's app, and the run says where else it was recorded.

    Given these tracks were imported at once:
      | start                | km/h |
      | 2026-11-16T06:45:03Z | 11   |
    And these runs were imported:
      | start                | legs           | device |
      | 2026-11-16T06:45:00Z | 1900 m in 600  | Watch  |
    When I open "recordbook://running/run/r20261116T064500Z" in <language>
    Then there is a text "<counts>"
    When I open "recordbook://running/run/r20261116T064503Z" in <language>
    Then there is a text "<other>"

    Examples:
      | language | counts             | other               |
      | Czech    | Také v: GPX (Spec) | Také v: TCX (Watch) |
      | English  | Also in Spec's GPX | Also in Watch's TCX |
