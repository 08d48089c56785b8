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
        @@
        """

    Scenario: The whole segment, in English
      When I open "recordbook://swimming/segments/20250502T143500Z.1/splits" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    @doors
    Scenario: Some laps of it, in Czech
      When I open "recordbook://swimming/segments/20250502T143500Z.1/splits?laps=3-4" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: Some laps of it, in English
      When I open "recordbook://swimming/segments/20250502T143500Z.1/splits?laps=3-4" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
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
