@screen:swimming/events/STYLE/DISTANCE
Feature: An Event across Seasons
  One style and distance, season by season: how many times it was swum, the best and its day, the median of the best
  five, the best official time, and the change from the season before. Below is the best time converted to other pools,
  which is never a record there.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                                                |
      | 2023-11-03 09:00:00 +0100 | 25 m | 4 × 19.50 freestyle, rest 60, 4 × 21.00 freestyle |
      | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 18.50 freestyle                                |

  @doors
  Scenario: What it looks like, in English
    When I open "recordbook://swimming/events/freestyle/100" in English
    Then in a terminal 80 columns wide it reads:
      """
      Freestyle 100 m
      ═══════════════
      25 m pool

      ▌ By Season
        Season   Attempts     Best          Day  Median of 5  Official  Change
        2024/25         1  1:14.00  May 2, 2025      1:14.00         –   −4.00
        2023/24         2  1:18.00  Nov 3, 2023      1:18.00         –       –

      In Other Pools
        50 m pool   1:15.60
        25 yd pool  1:06.67
        Converted, no record.

      Back: Attempts   recordbook swim history freestyle 100 --course scm
      """

  Scenario: What it looks like, in Czech
    When I open "recordbook://swimming/events/freestyle/100" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Kraul 100 m
      ═══════════
      Bazén 25 m

      ▌ Po sezonách
        Sezona   Pokusy  Nejlepší          Den  Medián 5  Oficiální  Změna
        2024/25       1   1:14,00   2. 5. 2025   1:14,00          –  −4,00
        2023/24       2   1:18,00  3. 11. 2023   1:18,00          –      –

      Na jiných bazénech
        Bazén 50 m   1:15,60
        Bazén 25 yd  1:06,67
        Přepočteno, není to rekord.

      Zpět: Pokusy   recordbook swim history freestyle 100 --course scm
      """
