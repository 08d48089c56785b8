@screen:running/predict
Feature: Predicted race times
  From the best efforts of the last 90 days, each with the effort from which it follows and an honest range. Distances that
  no effort is near to have none, and say what is needed first. It says that it is no promise.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: From five kilometres, in English
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/predict" in English
    Then in a terminal 80 columns wide it reads:
      """
      Prediction to Nov 22, 2026
      ══════════════════════════

      Distance        Time        Range  From
      Mile            7:44    7:37–7:50  your 2 miles of Nov 17, 2026
      5 km           25:00               your 5 km of Nov 17, 2026
      10 km          52:08  51:25–52:52  your 5 km of Nov 17, 2026
      Half marathon      –               Run 10 km or more at full effort first
      Marathon           –               Run 20 km or more at full effort first

      No promise: training makes it slower than you are; a marathon often takes
      longer.

      Back: Running   recordbook run

      (•) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: In Czech
    Given these runs were imported:
      | start | legs |
      | 2026-11-17T06:45:00Z | 5000 m in 1500 |
    When I open "recordbook://running/predict?day=2026-11-20" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Odhad k 20. 11. 2026
      ════════════════════

      Vzdálenost    Čas      Rozmezí  Z čeho
      Míle         7:44    7:37–7:50  2 míle ze 17. 11. 2026
      5 km        25:00               5 km ze 17. 11. 2026
      10 km       52:08  51:25–52:52  5 km ze 17. 11. 2026
      Půlmaraton      –               Nejdřív zaběhněte naplno aspoň 10 km
      Maraton         –               Nejdřív zaběhněte naplno aspoň 20 km

      Neslibuje: z tréninku vychází pomaleji, maraton bývá delší.

      Zpět: Běhání   recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: No effort
    Given an empty book
    When I open "recordbook://running/predict" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Odhad k 22. 11. 2026
      ════════════════════

      Nejdřív zaběhněte naplno aspoň 5 km

      Začít běh   recordbook show recordbook://running/track

      Zpět: Běhání   recordbook run

      (•) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
