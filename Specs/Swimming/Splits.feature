@screen:swimming/segments/SEGMENT/splits
Feature: Splits
  The cumulative splits of a segment or of some laps of it, such as an attempt: at every 50, at every 25 of less than 100,
  with the time of each leg, and whether the second half was faster. Watches tell them to about a second.

  Rule: A segment

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                                                                                                                                                                                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |

    @doors
    Scenario: The whole segment, in Czech
      When I open "recordbook://swimming/segments/20250502T143500Z.1/splits" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kraul 200 m
        ═══════════

        ▌ Kraul 200 m
          2:32,00
          2. 5. 2025 16:35, délky 1–8
          Tempo            1:16,00 / 100 m
          Poloviny         1:16,00 + 1:16,00, vyrovnané
          SWOLF            37
          Záběry na délku  18
          Úsek             20250502T143500Z.1

        Mezičasy
        Vzdálenost  Mezičas   Úsek
        50 m          38,00  38,00
        100 m       1:16,00  38,00
        150 m       1:54,00  38,00
        200 m       2:32,00  38,00

        Mezičasy hodinek jsou přesné na ±1 s: mnohé zapisují začátky v celých sekundách.

        Ukáže úsek   recordbook swim segment 20250502T143500Z.1
        Zpět: úsek   recordbook swim segment 20250502T143500Z.1
        """

    Scenario: The whole segment, in English
      When I open "recordbook://swimming/segments/20250502T143500Z.1/splits" in English
      Then in a terminal 80 columns wide it reads:
        """
        Freestyle 200 m
        ═══════════════

        ▌ Freestyle 200 m
          2:32.00
          May 2, 2025, 4:35 PM, laps 1–8
          Pace                1:16.00 / 100 m
          Halves              1:16.00 + 1:16.00, even
          SWOLF               37
          Strokes per Length  18
          Segment             20250502T143500Z.1

        Splits
        Distance    Split    Leg
        50 m        38.00  38.00
        100 m     1:16.00  38.00
        150 m     1:54.00  38.00
        200 m     2:32.00  38.00

        Splits from a watch are accurate to ±1 s: many watches store starts in whole
        seconds.

        Shows the segment   recordbook swim segment 20250502T143500Z.1
        Back: segment       recordbook swim segment 20250502T143500Z.1
        """

    @doors
    Scenario: Some laps of it, in Czech
      When I open "recordbook://swimming/segments/20250502T143500Z.1/splits?laps=3-4" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Kraul 50 m
        ══════════

        ▌ Kraul 50 m
          38,00
          2. 5. 2025 16:35, délky 3–4
          Tempo            1:16,00 / 100 m
          Poloviny         19,00 + 19,00, vyrovnané
          SWOLF            37
          Záběry na délku  18
          Úsek             20250502T143500Z.1

        Mezičasy
        Vzdálenost  Mezičas   Úsek
        25 m          19,00  19,00
        50 m          38,00  19,00

        Mezičasy hodinek jsou přesné na ±1 s: mnohé zapisují začátky v celých sekundách.

        Ukáže úsek   recordbook swim segment 20250502T143500Z.1
        Zpět: úsek   recordbook swim segment 20250502T143500Z.1
        """

    Scenario: Some laps of it, in English
      When I open "recordbook://swimming/segments/20250502T143500Z.1/splits?laps=3-4" in English
      Then in a terminal 80 columns wide it reads:
        """
        Freestyle 50 m
        ══════════════

        ▌ Freestyle 50 m
          38.00
          May 2, 2025, 4:35 PM, laps 3–4
          Pace                1:16.00 / 100 m
          Halves              19.00 + 19.00, even
          SWOLF               37
          Strokes per Length  18
          Segment             20250502T143500Z.1

        Splits
        Distance  Split    Leg
        25 m      19.00  19.00
        50 m      38.00  19.00

        Splits from a watch are accurate to ±1 s: many watches store starts in whole
        seconds.

        Shows the segment   recordbook swim segment 20250502T143500Z.1
        Back: segment       recordbook swim segment 20250502T143500Z.1
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/segments/20250502T143500Z.2/splits" in English
      Then the screen is:
        | title        | Freestyle 50 m |
        | route        | recordbook://swimming/segments/20250502T143500Z.2/splits |
        | presentation | stack                       |
        | header       | standard                    |
        | arrangement  | groupedList                 |
        | top          | content + xl                |
        | bottom       | safeArea + xl               |
        | spacing      | lg                          |
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette
