@screen:swimming/pace
Feature: Pace
  The pace at critical swim speed, from the latest two freestyle times within 90 days that give one, whatever pair of
  distances they are: how old it is, zones and send-offs that follow from it, and times that can be expected over other
  distances, with an honest range. A pace of more than a year is told, but nothing is planned by it.

  Rule: Two times give a pace

    Background:
      Given the clock says "2025-06-15T12:00:00"
      And these swims were imported:
        | start                     | pool | laps                                                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 21.00 freestyle, rest 60, 16 × 22.50 freestyle |

    @doors
    Scenario: What it looks like, in English
      When I open "recordbook://swimming/pace" in English
      Then in a terminal 80 columns wide it reads:
        """
        Pace
        ════
        25 m pool

        ▌ Critical Swim Speed
          1:36.00 / 100 m
          From May 2, 2025
          200 m 2:48.00  May 2, 2025  20250502T143500Z.1
          400 m 6:00.00  May 2, 2025  20250502T143500Z.2

        Pace Zones
          Zone            Pace / 100
          Recovery          –1:43.22
          Endurance  1:43.22–1:38.96
          Tempo      1:38.96–1:36.97
          Threshold  1:36.97–1:34.11
          VO₂max     1:34.11–1:28.07
          Anaerobic         1:28.07–
          Shares of critical speed after Skiba (93, 97, 99, 102, 109%).

        Send-Offs
          Distance     Time  Send-Off
          50 m        48.00      1:00
          100 m     1:36.00      1:50
          200 m     3:12.00      3:35
          400 m     6:24.00      7:05

        Predicted: Freestyle
          Predictions need a points table: choose one with the meets.
          Meets   recordbook swim meets

        Targets and Weekly Goal   recordbook swim targets

        Shows the segment       recordbook swim segment 20250502T143500Z.1
        Back: Getting Faster?   recordbook swim progress --course scm
        """

    Scenario: What it looks like, in Czech
      When I open "recordbook://swimming/pace" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Tempo
        ═════
        Bazén 25 m

        ▌ Kritická plavecká rychlost
          1:36,00 / 100 m
          Z 2. 5. 2025
          200 m 2:48,00  2. 5. 2025  20250502T143500Z.1
          400 m 6:00,00  2. 5. 2025  20250502T143500Z.2

        Pásma tempa
          Pásmo           Tempo / 100
          Regenerace         –1:43,22
          Vytrvalost  1:43,22–1:38,96
          Tempo       1:38,96–1:36,97
          Práh        1:36,97–1:34,11
          VO₂max      1:34,11–1:28,07
          Anaerobní          1:28,07–
          Podíly kritické rychlosti podle Skiby (93, 97, 99, 102, 109 %).

        Starty
          Trať       Čas  Start po
          50 m     48,00      1:00
          100 m  1:36,00      1:50
          200 m  3:12,00      3:35
          400 m  6:24,00      7:05

        Odhad času: Kraul
          Odhad potřebuje tabulku bodů: vyberte ji u závodů.
          Závody   recordbook swim meets

        Cíle a týdenní cíl   recordbook swim targets

        Ukáže úsek         recordbook swim segment 20250502T143500Z.1
        Zpět: Zrychluji?   recordbook swim progress --course scm
        """

  Rule: What is missing is said

    Scenario: One time gives no pace
      Given the clock says "2025-06-15T12:00:00"
      And these swims were imported:
        | start                     | pool | laps                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 21.00 freestyle |
      When I open "recordbook://swimming/pace" in English
      Then in a terminal 80 columns wide it reads:
        """
        Pace
        ════
        25 m pool

        ▌ Critical Swim Speed
          Unknown: it takes two freestyle times within 90 days, over 200 and 400 or
          more, in different segments, the longer at a slower pace.

        Predicted: Freestyle
          Predictions need a points table: choose one with the meets.
          Meets   recordbook swim meets

        Targets and Weekly Goal   recordbook swim targets

        Back: Getting Faster?   recordbook swim progress --course scm
        """

    Scenario: No time of the last year gives a prediction
      Given the clock says "2027-06-15T12:00:00"
      And these swims were imported:
        | start                     | pool | laps                                                |
        | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 21.00 freestyle, rest 60, 16 × 22.50 freestyle |
      And the setting "swimming.pointsTable" is "female"
      When I open "recordbook://swimming/pace" in English
      Then there is a text "No time of the last year to predict from."
      And the radio "Backstroke" is:
        | leads to | recordbook://swimming/pace?course=scm&style=backstroke |
