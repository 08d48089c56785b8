@screen:swimming/results @clock:2026-11-22T09:12:05Z
Feature: Official Results
  What officials timed at meets, newest day first: entered by hand, or taken out of a meet's file. An official result is no
  swim and adds no distance. The best of each course, stroke and distance has a star; the watch's record of the same stands
  beside it. World Aquatics points are shown once the swimmer says whose tables count, with the year of the table.

  Rule: A book with results

    Background:
      Given these official results were entered:
        | day        | meet     | city  | course | style     | distance | time    |
        | 2025-11-08 | Club Cup | Plzeň | scm    | freestyle | 100      | 1:12.34 |
        | 2025-11-08 | Club Cup | Plzeň | scm    | freestyle | 50       | 33.10   |
        | 2026-06-20 | Open     | Plzeň | lcm    | mix       | 200      | 2:58.00 |

    @doors
    Scenario: What it looks like in Czech
      When I open "recordbook://swimming/results" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Závody
        ══════

        Přidat výsledky                 recordbook swim add-result EVENT TIME OPTIONS

        20. 6. 2026
          Open, Plzeň
          Polohový závod 200 m  50 m  ★ 2:58,00  20260620-lcm-mix-200-17800

        8. 11. 2025
          Club Cup, Plzeň
          Kraul 50 m            25 m    ★ 33,10  20251108-scm-freestyle-50-3310
          Kraul 100 m           25 m  ★ 1:12,34  20251108-scm-freestyle-100-7234

        Body World Aquatics
          Tabulky se liší podle pohlaví. V programu: Bazén 50 m 2023–2026; Bazén 25 m
          2023–2025 (worldaquatics.com/swimming/points). Jiné roky lze načíst z tabulky.

          Tabulka bodů
            ( ) Ženy    recordbook settings set swimming.points-table female
            ( ) Muži    recordbook settings set swimming.points-table male
            (•) Žádné   recordbook settings set swimming.points-table none

        Soubor se základními časy:      recordbook swim base-times FILE
        [ ] Přednost oficiálním časům
            recordbook settings set swimming.prefer-official on
        Vedle mě                        recordbook swim beside

        Vezme výsledek z knihy  recordbook swim remove-result 20260620-lcm-mix-200-17800
        Zpět: Kniha rekordů      recordbook swim records
        """

    Scenario: What it looks like in English
      When I open "recordbook://swimming/results" in English
      Then in a terminal 80 columns wide it reads:
        """
        Meets
        ═════

        Add Results                 recordbook swim add-result EVENT TIME OPTIONS

        Jun 20, 2026
          Open, Plzeň
          Medley 200 m     50 m  ★ 2:58.00  20260620-lcm-mix-200-17800

        Nov 8, 2025
          Club Cup, Plzeň
          Freestyle 50 m   25 m    ★ 33.10  20251108-scm-freestyle-50-3310
          Freestyle 100 m  25 m  ★ 1:12.34  20251108-scm-freestyle-100-7234

        World Aquatics Points
          Tables differ by sex. In the program: 50 m pool 2023–2026; 25 m pool 2023–2025
          (worldaquatics.com/swimming/points). Other years can be imported from a table.

          Points Table
            ( ) Women   recordbook settings set swimming.points-table female
            ( ) Men     recordbook settings set swimming.points-table male
            (•) None    recordbook settings set swimming.points-table none

        File of Base Times:         recordbook swim base-times FILE
        [ ] Prefer Official Times   recordbook settings set swimming.prefer-official on
        Beside Me                   recordbook swim beside

        Removes the result from the book
            recordbook swim remove-result 20260620-lcm-mix-200-17800
        Back: Records Book                 recordbook swim records
        """

    @doors
    Scenario: Whose points
      When I open "recordbook://swimming/results" in English
      And I press "Women"
      And I open "recordbook://swimming/results" in English
      Then in a terminal 80 columns wide it begins:
        """
        Meets
        ═════

        Add Results                 recordbook swim add-result EVENT TIME OPTIONS

        Jun 20, 2026
          Open, Plzeň
          Medley 200 m  50 m  ★ 2:58.00  352 points (table of 2026)
              20260620-lcm-mix-200-17800

        Nov 8, 2025
          Club Cup, Plzeň
          Freestyle 50 m  25 m  ★ 33.10  328 points (table of 2025)
              20251108-scm-freestyle-50-3310
        """

    @doors
    Scenario: Taking a result out
      When I open "recordbook://swimming/results" in English
      And I press "Remove: Medley 200 m, Jun 20, 2026"
      And I open "recordbook://swimming/results" in English
      Then there is no button "Remove: Medley 200 m, Jun 20, 2026"
      And there is a button "Remove: Freestyle 50 m, Nov 8, 2025"

  Rule: A book without results

    Scenario: Nothing yet, in Czech
      When I open "recordbook://swimming/results" in Czech
      Then in a terminal 80 columns wide it reads:
        """
        Závody
        ══════

        Zatím žádné závody

        Vaše výsledky se načtou ze souboru závodů, nebo je zapíšete.

        Přidat výsledky   recordbook swim add-result EVENT TIME OPTIONS
        Vedle mě          recordbook swim beside

        Zpět: Kniha rekordů   recordbook swim records
        """
