@screen:swimming/beside @clock:2026-11-22T09:12:05Z
Feature: Beside Me
  A club mate's official results, kept only to compare: the events in which both have a result, the best time of each,
  and the difference. They are not among the user's results, records, posts or exports.

  Rule: Nobody is beside the user

    @doors
    Scenario: Nobody yet, in English
      When I open "recordbook://swimming/beside" in English
      Then in a terminal 80 columns wide it reads:
        """
        Beside Me
        ═════════

        Nobody Beside You

        Add a club mate's results from a meet file: they are only compared, and never
        count among yours.

        Add Results
        Meet File:
        Name:
        Year of Birth:
        Add               recordbook swim import-results FILE --beside NAME

        Back: Meets   recordbook swim meets
        """

    Scenario: Nobody yet, in Czech
      When I open "recordbook://swimming/beside" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Vedle mě
        ════════

        Vedle vás nikdo není

        Přidejte ze souboru závodů výsledky někoho z oddílu: budou jen k porovnání, do
        vašich se nepočítají.

        Přidat výsledky
        Soubor závodů:
        Jméno:
        Rok narození:
        Přidat            recordbook swim import-results FILE --beside NAME

        Zpět: Závody   recordbook swim meets
        """
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

  Rule: Results of two others are there

    Background:
      Given these official results were entered:
        | day        | meet     | city  | course | style     | distance | time    |
        | 2025-11-08 | Club Cup | Plzeň | scm    | freestyle | 100      | 1:12.34 |
        | 2026-01-17 | Open     | Plzeň | scm    | freestyle | 100      | 1:13.00 |
        | 2025-11-08 | Club Cup | Plzeň | scm    | freestyle | 50       | 33.10   |
        | 2025-11-08 | Club Cup | Plzeň | lcm    | butterfly | 50       | 36.20   |
      And official results of "Jana Dvořáková" were put beside mine:
        | day        | meet     | course | style      | distance | time    |
        | 2025-11-08 | Club Cup | scm    | freestyle  | 100      | 1:10.00 |
        | 2025-11-08 | Club Cup | scm    | freestyle  | 50       | 33.50   |
        | 2025-11-08 | Club Cup | lcm    | butterfly  | 50       | 36.20   |
        | 2025-11-08 | Club Cup | scm    | backstroke | 50       | 40.00   |
      And official results of "Ann O'Neil" were put beside mine:
        | day        | meet     | course | style     | distance | time    |
        | 2025-11-08 | Club Cup | scy    | freestyle | 100      | 1:10.00 |

    @doors
    Scenario: What it looks like in English
      When I open "recordbook://swimming/beside" in English
      Then in a terminal 80 columns wide it reads:
        """
        Beside Me
        ═════════

        With Whom
          (•) Jana Dvořáková   recordbook swim beside 'Jana Dvořáková'
          ( ) Ann O'Neil       recordbook swim beside 'Ann O'\''Neil'

        Jana Dvořáková · 50 m pool
          Event              Me  Jana Dvořáková  Difference
          Butterfly 50 m  36.20           36.20        0.00

        Jana Dvořáková · 25 m pool
          Event                 Me  Jana Dvořáková  Difference
          Freestyle 50 m     33.10           33.50       −0.40
          Freestyle 100 m  1:12.34         1:10.00       +2.34

        Official results are compared. Further events: you 0, Jana Dvořáková 1.

        Remove            recordbook swim remove-beside 'Jana Dvořáková'

        Add Results
        Meet File:
        Name:
        Year of Birth:
        Add               recordbook swim import-results FILE --beside NAME

        Back: Meets   recordbook swim meets
        """
      And whatever can be pressed has a label
      And every route on it opens
      And every colour is in the palette

    Scenario: What it looks like in Czech
      When I open "recordbook://swimming/beside" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Vedle mě
        ════════

        S kým
          (•) Jana Dvořáková   recordbook swim beside 'Jana Dvořáková'
          ( ) Ann O'Neil       recordbook swim beside 'Ann O'\''Neil'

        Jana Dvořáková · Bazén 50 m
          Trať           Já  Jana Dvořáková  Rozdíl
          Motýl 50 m  36,20           36,20    0,00

        Jana Dvořáková · Bazén 25 m
          Trať              Já  Jana Dvořáková  Rozdíl
          Kraul 50 m     33,10           33,50   −0,40
          Kraul 100 m  1:12,34         1:10,00   +2,34

        Porovnávají se oficiální výsledky. Další tratě: vy 0, Jana Dvořáková 1.

        Odebrat           recordbook swim remove-beside 'Jana Dvořáková'

        Přidat výsledky
        Soubor závodů:
        Jméno:
        Rok narození:
        Přidat            recordbook swim import-results FILE --beside NAME

        Zpět: Závody   recordbook swim meets
        """


    Scenario: Nothing in common, and a name as people type it
      When I open "recordbook://swimming/beside?name=ann%20o%27neil" in English
      Then in a terminal 80 columns wide it begins:
        """
        Beside Me
        ═════════

        With Whom
          ( ) Jana Dvořáková   recordbook swim beside 'Jana Dvořáková'
          (•) Ann O'Neil       recordbook swim beside 'Ann O'\''Neil'

        Ann O'Neil
          There is no event in which both have a result.

        Official results are compared. Further events: you 3, Ann O'Neil 1.
        """

    Scenario: Somebody who is not there
      When I open "recordbook://swimming/beside?name=Eva" in English
      Then it is refused, naming "Jana Dvořáková; Ann O'Neil"

    @doors
    Scenario: Taking one out
      When I open "recordbook://swimming/beside" in English
      And I press "Remove: Jana Dvořáková"
      And I open "recordbook://swimming/beside" in English
      Then there is no button "Remove: Jana Dvořáková"
      And there is a button "Remove: Ann O'Neil"

    Scenario: They are not among the user's
      When I open "recordbook://swimming/results" in English
      Then there is no button "Remove: Backstroke 50 m, Nov 8, 2025"
