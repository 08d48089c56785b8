Feature: Heart Rate of a Swim
  Where the watch measured it, the screen of a swim shows the heart rate: average, highest, and a chart with the numbers
  of each minute, with gaps where it is not known. Sets and repetitions have their own, and by how much it fell in the
  rest after them. At the wrist in water it is rough, and the screen says so. It can be left unread, and deleted for good.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                                                               | heart      |
      | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 20.00 freestyle, rest 40, 4 × 25.00 freestyle, rest 70, 4 × 22.00 freestyle | 120 to 160 |

  @doors
  Scenario: What it looks like, in English
    When I open "recordbook://swimming/swims/last" in English
    Then in a terminal 80 columns wide it reads:
      """
      May 2, 2025, 4:35 PM
      ════════════════════

      ▌ Swim
        400 m
        25 m pool
        Swum                         5:48
        Rest                         1:50
        From Start to End            7:38
        Pace                         1:27.00 / 100 m
        Lengths                      16
        Source                       Watch

      ▌ Records of This Swim
        Freestyle 50 m · 25 m pool  40.00  the first  20250502T143500Z.1
        Freestyle 100 m · 25 m pool  1:20.00  the first  20250502T143500Z.1
        Freestyle 200 m · 25 m pool  2:40.00  the first  20250502T143500Z.1

      Heart Rate
        Average                      139
        Highest                      159
        160 ┤                                                          ⣀⣀⣀⡠⠔⠒
            │                                                   ⢀⣀⠤⠔⠒⠊⠉
            │                                           ⣀⣀⡠⠤⠤⠒⠊⠉⠁
            │                                     ⣀⡠⠤⠔⠒⠉
        140 ┤                             ⢀⡠⠤⠒⠒⠒⠊⠉
            │                       ⣀⡠⠤⠒⠉⠉⠁
            │              ⢀⣀⠤⠤⠒⠊⠉⠉⠉
            │       ⣀⣀⣀⠤⠤⠒⠉⠁
        120 ┤⣀⣀⠤⠔⠒⠉⠉
            └┬───────────────┬────────────────┬────────────────┬────────────────┬─────
             0 s           2:00             4:00             6:00             8:00
        Heart rate from 120 to 159
        At the wrist, the heart rate in water is rough.
        Delete Heart Rate…   recordbook swim forget-heart-rate 20250502T143500Z

      ▌ 200 m Freestyle
        1.  2:40.00
            1:20.00 / 100 m · rest 0:40 · heart rate 126, highest 133 · after 30 s +3
            20250502T143500Z.1

      ▌ 2 × 100 m Freestyle, rest 1:10
        average 1:34.00, 1:34.00 / 100 m · heart rate 148, highest 159 · after 30 s
        +3, after 60 s +6
        1.  1:40.00
            rest 1:10 · heart rate 141, highest 145 · after 30 s +3, after 60 s +6
            20250502T143500Z.2
        2.  1:28.00  heart rate 156, highest 159  20250502T143500Z.3

      Equipment and Style   recordbook swim equip 20250502T143500Z EQUIPMENT

      Shows all attempts   recordbook swim history freestyle 50 --course scm
      Shows the segment    recordbook swim segment 20250502T143500Z.1
      Edit Style           recordbook swim edit-style 20250502T143500Z.1 STYLE
      Back: May 2025       recordbook show recordbook://swimming/months/2025-05
      """

  Scenario: What it looks like, in Czech
    When I open "recordbook://swimming/swims/last" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      2. 5. 2025 16:35
      ════════════════

      ▌ Trénink
        400 m
        Bazén 25 m
        Plavání                   5:48
        Odpočinek                 1:50
        Od začátku do konce       7:38
        Tempo                     1:27,00 / 100 m
        Délky                     16
        Zdroj                     Watch

      ▌ Rekordy tohoto tréninku
        Kraul 50 m · Bazén 25 m  40,00  první  20250502T143500Z.1
        Kraul 100 m · Bazén 25 m  1:20,00  první  20250502T143500Z.1
        Kraul 200 m · Bazén 25 m  2:40,00  první  20250502T143500Z.1

      Tep
        Průměr                    139
        Nejvyšší                  159
        160 ┤                                                          ⣀⣀⣀⡠⠔⠒
            │                                                   ⢀⣀⠤⠔⠒⠊⠉
            │                                           ⣀⣀⡠⠤⠤⠒⠊⠉⠁
            │                                     ⣀⡠⠤⠔⠒⠉
        140 ┤                             ⢀⡠⠤⠒⠒⠒⠊⠉
            │                       ⣀⡠⠤⠒⠉⠉⠁
            │              ⢀⣀⠤⠤⠒⠊⠉⠉⠉
            │       ⣀⣀⣀⠤⠤⠒⠉⠁
        120 ┤⣀⣀⠤⠔⠒⠉⠉
            └┬───────────────┬────────────────┬────────────────┬────────────────┬─────
             0 s           2:00             4:00             6:00             8:00
        Tep od 120 do 159
        Na zápěstí je tep ve vodě jen přibližný.
        Vymazat tep…   recordbook swim forget-heart-rate 20250502T143500Z

      ▌ 200 m Kraul
        1.  2:40,00
            1:20,00 / 100 m · odpočinek 0:40 · tep 126, nejvyšší 133 · po 30 s +3
            20250502T143500Z.1

      ▌ 2 × 100 m Kraul, odpočinek 1:10
        průměr 1:34,00, 1:34,00 / 100 m · tep 148, nejvyšší 159 · po 30 s +3, po 60 s
        +6
        1.  1:40,00  odpočinek 1:10 · tep 141, nejvyšší 145 · po 30 s +3, po 60 s +6
            20250502T143500Z.2
        2.  1:28,00  tep 156, nejvyšší 159  20250502T143500Z.3

      Vybavení a styl   recordbook swim equip 20250502T143500Z EQUIPMENT

      Ukáže všechny pokusy   recordbook swim history freestyle 50 --course scm
      Ukáže úsek             recordbook swim segment 20250502T143500Z.1
      Upravit styl           recordbook swim edit-style 20250502T143500Z.1 STYLE
      Zpět: Květen 2025      recordbook show recordbook://swimming/months/2025-05
      """

  Scenario: Laps have it too
    When I open "recordbook://swimming/segments/20250502T143500Z.1" in English
    Then in a terminal 80 columns wide it reads:
      """
      May 2, 2025, 4:35 PM
      ════════════════════

      ▌ Freestyle 200 m
        2:40.00
        Pace 40.00 / 50 m, 1:20.00 / 100 m

      Swim
        25 m pool
        Start     May 2, 2025, 4:35 PM
        Duration  7 min
        Distance  400 m
        Source    Watch

      Laps
        20.5 s ┤
               │
               │
               │
        20.0 s ┤⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒
               │
               │
               │
        19.5 s ┤
               └──────────┬───────────────────┬──────────────────┬───────────────────┬
                          2                   4                  6                   8
        Pace lap by lap: fastest lap 1 20.00, slowest lap 1 20.00
        Lower is better.
        8 laps
        Lap   Time  Style      Heart Rate
          1  20.00  Freestyle         120
          2  20.00  Freestyle         122
          3  20.00  Freestyle         124
          4  20.00  Freestyle         126
          5  20.00  Freestyle         127
          6  20.00  Freestyle         129
          7  20.00  Freestyle         131
          8  20.00  Freestyle         133

      Splits   recordbook swim splits 20250502T143500Z.1

      Back: Records Book   recordbook swim records --course scm
      Edit Style           recordbook swim edit-style 20250502T143500Z.1 STYLE
      """

  @doors
  Scenario: It is deleted for good
    When I open "recordbook://swimming/swims/last" in English
    And I press "Delete Heart Rate…"
    Then in a terminal 80 columns wide it reads:
      """
      May 2, 2025, 4:35 PM
      ════════════════════

      ▌ Swim
        400 m
        25 m pool
        Swum                         5:48
        Rest                         1:50
        From Start to End            7:38
        Pace                         1:27.00 / 100 m
        Lengths                      16
        Source                       Watch

      ▌ Records of This Swim
        Freestyle 50 m · 25 m pool  40.00  the first  20250502T143500Z.1
        Freestyle 100 m · 25 m pool  1:20.00  the first  20250502T143500Z.1
        Freestyle 200 m · 25 m pool  2:40.00  the first  20250502T143500Z.1

      ▌ 200 m Freestyle
        1.  2:40.00  1:20.00 / 100 m · rest 0:40  20250502T143500Z.1

      ▌ 2 × 100 m Freestyle, rest 1:10
        average 1:34.00, 1:34.00 / 100 m
        1.  1:40.00  rest 1:10  20250502T143500Z.2
        2.  1:28.00  20250502T143500Z.3

      Equipment and Style   recordbook swim equip 20250502T143500Z EQUIPMENT

      Shows all attempts   recordbook swim history freestyle 50 --course scm
      Shows the segment    recordbook swim segment 20250502T143500Z.1
      Edit Style           recordbook swim edit-style 20250502T143500Z.1 STYLE
      Back: May 2025       recordbook show recordbook://swimming/months/2025-05
      """
