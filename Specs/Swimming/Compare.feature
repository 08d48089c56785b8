@screen:swimming/compare
Feature: Side by side
  Two swims, or two attempts with their splits, side by side, and by how much the second exceeds the first. A whole swim's
  SWOLF is told only where device and pool are the same.

  Rule: Two swims and two attempts

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-05-08 18:00:00 +0200 | 50 m | 2 × 42.00 freestyle, rest 30, 2 × 43.00 freestyle                                                                                                                                                                                                                                                   |

    @doors
    Scenario: Two swims, in Czech
      When I open "recordbook://swimming/compare?first=2024-11-03&second=2025-05-02" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Vedle sebe
        ══════════
        Celkem
        Trénink              3. 11. 2024  2. 5. 2025  Rozdíl
        Vzdálenost                 250 m       500 m  +250 m
        Plavání                     3:18        6:54   +3:36
        Odpočinek                   1:00        2:40   +1:40
        Od začátku do konce         4:18        9:34   +5:16
        Tempo / 100 m            1:19,20     1:22,80   +3,60
        Bazén                       25 m        25 m       –
        Rekordy                        3           4      +1
        SWOLF                       39,5        36,8    −2,7
        Záběry na délku               20        17,1    −2,9

        ▌ 3. 11. 2024 9:00
          200 m Kraul                              2:36,00
          50 m Kraul                                 42,00
          Celý trénink                    20241103T080000Z

        ▌ 2. 5. 2025 16:35
          200 m Kraul                              2:32,00
          4 × 50 m Kraul, odpočinek 0:20             40,75
          100 m Polohový závod                     1:39,00
          Celý trénink                    20250502T143500Z

        Ukáže trénink         recordbook swim show 20241103T080000Z
        Zpět: Kniha rekordů   recordbook swim records
        """

    Scenario: Two swims, in English
      When I open "recordbook://swimming/compare?first=2024-11-03&second=2025-05-02" in English
      Then in a terminal 80 columns wide it reads:
        """
        Side by Side
        ════════════
        Totals
        Swim                Nov 3, 2024  May 2, 2025  Difference
        Distance                  250 m        500 m      +250 m
        Swum                       3:18         6:54       +3:36
        Rest                       1:00         2:40       +1:40
        From Start to End          4:18         9:34       +5:16
        Pace / 100 m            1:19.20      1:22.80       +3.60
        Pool                       25 m         25 m           –
        Records                       3            4          +1
        SWOLF                      39.5         36.8        −2.7
        Strokes per Length           20         17.1        −2.9

        ▌ Nov 3, 2024, 9:00 AM
          200 m Freestyle                         2:36.00
          50 m Freestyle                            42.00
          The Whole Swim                 20241103T080000Z

        ▌ May 2, 2025, 4:35 PM
          200 m Freestyle                         2:32.00
          4 × 50 m Freestyle, rest 0:20             40.75
          100 m Medley                            1:39.00
          The Whole Swim                 20250502T143500Z

        Shows the swim       recordbook swim show 20241103T080000Z
        Back: Records Book   recordbook swim records
        """

    @doors
    Scenario: Two attempts, in Czech
      When I open "recordbook://swimming/compare?first=20241103T080000Z.1&second=20250502T143500Z.1" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Vedle sebe
        ══════════

        ▌ 1. Kraul 200 m
          2:36,00
          3. 11. 2024 9:00, délky 1–8
          Tempo            1:18,00 / 100 m
          Poloviny         1:18,00 + 1:18,00, vyrovnané
          SWOLF            39,5
          Záběry na délku  20
          Úsek             20241103T080000Z.1

        ▌ 2. Kraul 200 m
          2:32,00
          2. 5. 2025 16:35, délky 1–8
          Tempo            1:16,00 / 100 m
          Poloviny         1:16,00 + 1:16,00, vyrovnané
          SWOLF            37
          Záběry na délku  18
          Úsek             20250502T143500Z.1

        Mezičasy
        Vzdálenost  Mezičas   Úsek  Mezičas   Úsek  Rozdíl
        50 m          39,00  39,00    38,00  38,00   −1,00
        100 m       1:18,00  39,00  1:16,00  38,00   −2,00
        150 m       1:57,00  39,00  1:54,00  38,00   −3,00
        200 m       2:36,00  39,00  2:32,00  38,00   −4,00

        Mezičasy hodinek jsou přesné na ±1 s: mnohé zapisují začátky v celých sekundách.

        Ukáže úsek            recordbook swim segment 20241103T080000Z.1
        Zpět: Kniha rekordů   recordbook swim records
        """

    Scenario: Two attempts, in English
      When I open "recordbook://swimming/compare?first=20241103T080000Z.1&second=20250502T143500Z.1" in English
      Then in a terminal 80 columns wide it reads:
        """
        Side by Side
        ════════════

        ▌ 1. Freestyle 200 m
          2:36.00
          Nov 3, 2024, 9:00 AM, laps 1–8
          Pace                1:18.00 / 100 m
          Halves              1:18.00 + 1:18.00, even
          SWOLF               39.5
          Strokes per Length  20
          Segment             20241103T080000Z.1

        ▌ 2. Freestyle 200 m
          2:32.00
          May 2, 2025, 4:35 PM, laps 1–8
          Pace                1:16.00 / 100 m
          Halves              1:16.00 + 1:16.00, even
          SWOLF               37
          Strokes per Length  18
          Segment             20250502T143500Z.1

        Splits
        Distance    Split    Leg    Split    Leg  Difference
        50 m        39.00  39.00    38.00  38.00       −1.00
        100 m     1:18.00  39.00  1:16.00  38.00       −2.00
        150 m     1:57.00  39.00  1:54.00  38.00       −3.00
        200 m     2:36.00  39.00  2:32.00  38.00       −4.00

        Splits from a watch are accurate to ±1 s: many watches store starts in whole
        seconds.

        Shows the segment    recordbook swim segment 20241103T080000Z.1
        Back: Records Book   recordbook swim records
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/compare?first=2024-11-03&second=2025-05-02" in English
      Then the screen is:
        | title        | Side by Side |
        | route        | recordbook://swimming/compare?first=2024-11-03&second=2025-05-02 |
        | presentation | stack                       |
        | header       | standard                    |
        | arrangement  | groupedList                 |
        | top          | content + xl                |
        | bottom       | safeArea + xl               |
        | spacing      | lg                          |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette
