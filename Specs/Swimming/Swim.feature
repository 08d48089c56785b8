@screen:swimming/swims/SWIM
Feature: Swim
  A swim as a whole: how far, how long it was swum and rested, and its sets as she swam them: repetitions of equal length
  and style, at regular rests or starts, are one set, pace aside. Each repetition has its time, the rest after it, and
  strokes, rate and SWOLF where each of its lengths has a count. The swim is `last`, a day, a name or how that begins.
  Records that it set are told whether they stand or not. Swims without lengths are told by their totals.

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
        @@
        """

    Scenario: What it looks like, in English
      When I open "recordbook://swimming/swims/2025-05-02" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
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
        @@
        """

    Scenario: A swim without lengths, in English
      When I open "recordbook://swimming/swims/last" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

  Rule: What awaits judgement, and changing strokes

    Background:
      Given these swims were imported:
        | start                     | pool | laps                                                                                                                                  |
        | 2025-05-06 18:00:00 +0200 | 25 m | 4 × 20.00 freestyle, rest 20, 4 × 25.00 backstroke, rest 20, 4 × 28.00 breaststroke, rest 60, 1 × 8.00 freestyle, 7 × 20.00 freestyle |

    @doors
    Scenario: What it looks like, in Czech
      When I open "recordbook://swimming/swims/20250506" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """

    Scenario: What it looks like, in English
      When I open "recordbook://swimming/swims/20250506" in English
      Then in a terminal 80 columns wide it reads:
        """
        @@
        """
