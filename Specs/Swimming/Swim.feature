@screen:swimming/swims/SWIM
Feature: Swim
  A swim as a whole: how far, how long it was swum and rested, and its sets as they were swum: repetitions of equal length
  and style, at regular rests or starts, are one set, pace aside. Each repetition has its time, the rest after it, and
  strokes, rate and SWOLF where each of its lengths has a count. The swim is `last`, a day, a name or how that begins.
  Records that it set are shown whether they stand or not. Swims without lengths show their totals.

  Rule: A swim with sets

    Background:
      Given these swims were imported:
        | start                     | pool       | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m       | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m       | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-05-04 08:00:00 +0200 | open water | 1500 m in 2100                                                                                                                                                                                                                                                                                      |

    @doors
    Scenario: What it looks like, in Czech
      When I open "recordbook://swimming/swims/2025-05-02" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        2. 5. 2025 16:35
        ════════════════

        ▌ Trénink
          500 m
          Bazén 25 m
          Plavání                            6:54
          Odpočinek                          2:40
          Od začátku do konce                9:34
          Tempo                              1:22,80 / 100 m
          Délky                              20
          SWOLF                              36,8
          Záběry na délku                    17,1
          Záběry za minutu                   52,2
          Hodinky počítají jednu ruku: u kraulu a znaku asi polovinu záběrů. Zařízení,
          bazény ani styly se neporovnávají.
          Zdroj                              Watch

        ▌ Rekordy tohoto tréninku
          Kraul 50 m · Bazén 25 m  38,00  o 1,00 rychlejší  20250502T143500Z.1
          Kraul 100 m · Bazén 25 m  1:16,00  o 2,00 rychlejší  20250502T143500Z.1
          Kraul 200 m · Bazén 25 m  2:32,00  o 4,00 rychlejší  20250502T143500Z.1
          Polohový závod 100 m · Bazén 25 m  1:39,00  první  20250502T143500Z.6

        ▌ 200 m Kraul
          1.  2:32,00
              1:16,00 / 100 m · odpočinek 0:40 · 144 záběrů · 56,8/min · SWOLF 37
              20250502T143500Z.1

        ▌ 4 × 50 m Kraul, odpočinek 0:20
          průměr 40,75, 1:21,50 / 100 m
          1.  40,00  odpočinek 0:20 · 32 záběrů · 48/min · SWOLF 36  20250502T143500Z.2
          2.  42,00  odpočinek 0:20 · 32 záběrů · 45,7/min · SWOLF 37
              20250502T143500Z.3
          3.  41,00  odpočinek 0:20 · 34 záběrů · 49,8/min · SWOLF 37,5
              20250502T143500Z.4
          4.  40,00  odpočinek 1:00 · 32 záběrů · 48/min · SWOLF 36  20250502T143500Z.5

        ▌ 100 m Polohový závod
          1.  1:39,00  1:39,00 / 100 m  20250502T143500Z.6

        Vybavení a styl         recordbook swim equip 20250502T143500Z EQUIPMENT
        Porovnat s předchozím  recordbook swim compare 20241103T080000Z 20250502T143500Z

        Ukáže všechny pokusy   recordbook swim history freestyle 50 --course scm
        Ukáže úsek             recordbook swim segment 20250502T143500Z.1
        Upravit styl           recordbook swim edit-style 20250502T143500Z.1 STYLE
        Zpět: Květen 2025      recordbook show recordbook://swimming/months/2025-05
        Předchozí trénink      recordbook swim show 20241103T080000Z
        Následující trénink    recordbook swim show 20250504T060000Z
        """

    Scenario: What it looks like, in English
      When I open "recordbook://swimming/swims/2025-05-02" in English
      Then in a terminal 80 columns wide it reads:
        """
        May 2, 2025, 4:35 PM
        ════════════════════

        ▌ Swim
          500 m
          25 m pool
          Swum                         6:54
          Rest                         2:40
          From Start to End            9:34
          Pace                         1:22.80 / 100 m
          Lengths                      20
          SWOLF                        36.8
          Strokes per Length           17.1
          Strokes per Minute           52.2
          A watch counts one wrist: about half of the strokes in freestyle and
          backstroke. Do not compare devices, pools or styles.
          Source                       Watch

        ▌ Records of This Swim
          Freestyle 50 m · 25 m pool  38.00  1.00 faster  20250502T143500Z.1
          Freestyle 100 m · 25 m pool  1:16.00  2.00 faster  20250502T143500Z.1
          Freestyle 200 m · 25 m pool  2:32.00  4.00 faster  20250502T143500Z.1
          Medley 100 m · 25 m pool  1:39.00  the first  20250502T143500Z.6

        ▌ 200 m Freestyle
          1.  2:32.00  1:16.00 / 100 m · rest 0:40 · 144 strokes · 56.8/min · SWOLF 37
              20250502T143500Z.1

        ▌ 4 × 50 m Freestyle, rest 0:20
          average 40.75, 1:21.50 / 100 m
          1.  40.00  rest 0:20 · 32 strokes · 48/min · SWOLF 36  20250502T143500Z.2
          2.  42.00  rest 0:20 · 32 strokes · 45.7/min · SWOLF 37  20250502T143500Z.3
          3.  41.00  rest 0:20 · 34 strokes · 49.8/min · SWOLF 37.5  20250502T143500Z.4
          4.  40.00  rest 1:00 · 32 strokes · 48/min · SWOLF 36  20250502T143500Z.5

        ▌ 100 m Medley
          1.  1:39.00  1:39.00 / 100 m  20250502T143500Z.6

        Equipment and Style    recordbook swim equip 20250502T143500Z EQUIPMENT
        Compare with Earlier   recordbook swim compare 20241103T080000Z 20250502T143500Z

        Shows all attempts   recordbook swim history freestyle 50 --course scm
        Shows the segment    recordbook swim segment 20250502T143500Z.1
        Edit Style           recordbook swim edit-style 20250502T143500Z.1 STYLE
        Back: May 2025       recordbook show recordbook://swimming/months/2025-05
        Earlier Swim         recordbook swim show 20241103T080000Z
        Later Swim           recordbook swim show 20250504T060000Z
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/swims/2025-05-02" in English
      Then the screen is:
        | title        | May 2, 2025, 4:35 PM |
        | route        | recordbook://swimming/swims/2025-05-02 |
        | presentation | stack                       |
        | header       | standard                    |
        | arrangement  | groupedList                 |
        | top          | content + xl                |
        | bottom       | safeArea + xl               |
        | spacing      | lg                          |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    @doors
    Scenario: A swim without lengths, in Czech
      When I open "recordbook://swimming/swims/last" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        4. 5. 2025 8:00
        ═══════════════

        ▌ Trénink
          1 500 m
          Otevřená voda
          Doba   35 min
          Zdroj  Watch

        Zpět: Květen 2025   recordbook show recordbook://swimming/months/2025-05
        Předchozí trénink   recordbook swim show 20250502T143500Z
        """

    Scenario: A swim without lengths, in English
      When I open "recordbook://swimming/swims/last" in English
      Then in a terminal 80 columns wide it reads:
        """
        May 4, 2025, 8:00 AM
        ════════════════════

        ▌ Swim
          1,500 m
          Open Water
          Duration  35 min
          Source    Watch

        Back: May 2025   recordbook show recordbook://swimming/months/2025-05
        Earlier Swim     recordbook swim show 20250502T143500Z
        """

  Rule: What awaits judgement, and changing strokes

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                  |
        | 2025-05-06 18:00:00 +0200 | 25 m | 4 × 20.00 freestyle, rest 20, 4 × 25.00 backstroke, rest 20, 4 × 28.00 breaststroke, rest 60, 1 × 8.00 freestyle, 7 × 20.00 freestyle |

    @doors
    Scenario: What awaits judgement, in Czech
      When I open "recordbook://swimming/swims/20250506" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        6. 5. 2025 18:00
        ════════════════

        ▌ Trénink
          500 m
          Bazén 25 m
          Plavání                   7:20
          Odpočinek                 1:40
          Od začátku do konce       9:00
          Tempo                     1:28,00 / 100 m
          Délky                     20
          Zdroj                     Watch

        ⚠ K rozhodnutí je délka 13.
          K rozhodnutí   recordbook review

        ▌ Rekordy tohoto tréninku
          Kraul 50 m · Bazén 25 m  40,00  první  20250506T160000Z.1
          Kraul 100 m · Bazén 25 m  1:20,00  první  20250506T160000Z.1
          Znak 50 m · Bazén 25 m  50,00  první  20250506T160000Z.2
          Znak 100 m · Bazén 25 m  1:40,00  první  20250506T160000Z.2
          Prsa 50 m · Bazén 25 m  56,00  první  20250506T160000Z.3
          Prsa 100 m · Bazén 25 m  1:52,00  první  20250506T160000Z.3

        ▌ 3 × 100 m Střídavé styly, odpočinek 0:20
          průměr 1:37,33, 1:37,33 / 100 m
          1.  1:20,00  Kraul · odpočinek 0:20  20250506T160000Z.1
          2.  1:40,00  Znak · odpočinek 0:20  20250506T160000Z.2
          3.  1:52,00  Prsa · odpočinek 1:00  20250506T160000Z.3

        ▌ 200 m Kraul
          1.  2:28,00  1:14,00 / 100 m  20250506T160000Z.4

        Vybavení a styl   recordbook swim equip 20250506T160000Z EQUIPMENT

        Ukáže všechny pokusy   recordbook swim history freestyle 50 --course scm
        Ukáže úsek             recordbook swim segment 20250506T160000Z.1
        Upravit styl           recordbook swim edit-style 20250506T160000Z.1 STYLE
        Zpět: Květen 2025      recordbook show recordbook://swimming/months/2025-05
        """

    Scenario: What awaits judgement, in English
      When I open "recordbook://swimming/swims/20250506" in English
      Then in a terminal 80 columns wide it reads:
        """
        May 6, 2025, 6:00 PM
        ════════════════════

        ▌ Swim
          500 m
          25 m pool
          Swum                            7:20
          Rest                            1:40
          From Start to End               9:00
          Pace                            1:28.00 / 100 m
          Lengths                         20
          Source                          Watch

        ⚠ To decide: lap 13.
          To Decide   recordbook review

        ▌ Records of This Swim
          Freestyle 50 m · 25 m pool  40.00  the first  20250506T160000Z.1
          Freestyle 100 m · 25 m pool  1:20.00  the first  20250506T160000Z.1
          Backstroke 50 m · 25 m pool  50.00  the first  20250506T160000Z.2
          Backstroke 100 m · 25 m pool  1:40.00  the first  20250506T160000Z.2
          Breaststroke 50 m · 25 m pool  56.00  the first  20250506T160000Z.3
          Breaststroke 100 m · 25 m pool  1:52.00  the first  20250506T160000Z.3

        ▌ 3 × 100 m Changing Strokes, rest 0:20
          average 1:37.33, 1:37.33 / 100 m
          1.  1:20.00  Freestyle · rest 0:20  20250506T160000Z.1
          2.  1:40.00  Backstroke · rest 0:20  20250506T160000Z.2
          3.  1:52.00  Breaststroke · rest 1:00  20250506T160000Z.3

        ▌ 200 m Freestyle
          1.  2:28.00  1:14.00 / 100 m  20250506T160000Z.4

        Equipment and Style   recordbook swim equip 20250506T160000Z EQUIPMENT

        Shows all attempts   recordbook swim history freestyle 50 --course scm
        Shows the segment    recordbook swim segment 20250506T160000Z.1
        Edit Style           recordbook swim edit-style 20250506T160000Z.1 STYLE
        Back: May 2025       recordbook show recordbook://swimming/months/2025-05
        """

  Rule: A distance that cannot be right

    Background:
      Given these swims were imported:
        | start                     | pool       | laps            |
        | 2025-05-04 08:00:00 +0200 | open water | 57000 m in 4410 |

    Scenario: It counts as 0 m, and why is said until it is decided
      When I open "recordbook://swimming/swims/last" in Czech
      Then there is a warning "57 000 m by bylo 12,9 m/s: počítá se, až to potvrdíte."
      When I open "recordbook://swimming/swims/last" in English
      Then there is a warning "57,000 m would be 12.9 m/s: it counts once you confirm it."
      And there is a button "To Decide"
