@screen:swimming/progress
Feature: Getting faster
  Whether she gets faster. Best times of the last four quarters, and words computed from them: the first quarter with a time
  beside the last; less than half a percent is no trend. Critical swim speed from her best 200 and 400 of freestyle in the 90
  days up to the latest of them, in different segments, with its formula and limits, or why it can't be told. The pace for 100
  over all distances, of the records and since a day. SWOLF, strokes and rate by month, from 20 counted lengths on, each
  device, pool and style apart.

  Rule: A book with 200s and 400s

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                                                                                                                                                                                |
        | 2024-11-03 09:00:00 +0100 | 25 m | 8 × 19.50 freestyle 20 strokes, rest 60, 2 × 21.00 freestyle                                                                                                                                                                                                                                        |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle 18 strokes, rest 40, 2 × 20.00 freestyle 16 strokes, rest 20, 2 × 21.00 freestyle 16 strokes, rest 20, 2 × 20.50 freestyle 17 strokes, rest 20, 2 × 20.00 freestyle 16 strokes, rest 60, 1 × 24.00 butterfly, 1 × 26.00 backstroke, 1 × 28.00 breaststroke, 1 × 21.00 freestyle |
        | 2025-01-10 18:00:00 +0100 | 25 m | 16 × 21.00 freestyle 19 strokes, rest 60, 8 × 20.00 freestyle 18 strokes                                                                                                                                                                                                                            |
        | 2025-03-10 18:00:00 +0100 | 25 m | 16 × 20.50 freestyle 18 strokes, rest 60, 8 × 19.20 freestyle 18 strokes                                                                                                                                                                                                                            |
        | 2025-04-14 18:00:00 +0200 | 25 m | 16 × 20.20 freestyle 18 strokes, rest 60, 8 × 19.00 freestyle 17 strokes                                                                                                                                                                                                                            |
        | 2025-05-08 18:00:00 +0200 | 50 m | 2 × 42.00 freestyle, rest 30, 2 × 43.00 freestyle                                                                                                                                                                                                                                                   |

    @doors
    Scenario: What it looks like, in Czech
      When I open "recordbook://swimming/progress?course=scm" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: What it looks like, in English
      When I open "recordbook://swimming/progress?course=scm" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: Where things stand
      When I open "recordbook://swimming/progress?course=scm" in English
      Then the screen is:
        | title        | Getting Faster? |
        | route        | recordbook://swimming/progress?course=scm |
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
    Scenario: Where critical speed can't be told, in Czech
      When I open "recordbook://swimming/progress?course=lcm" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: Where critical speed can't be told, in English
      When I open "recordbook://swimming/progress?course=lcm" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """
