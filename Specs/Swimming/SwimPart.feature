@screen:swimming/swims/SWIM/part
Feature: Equipment and Style of Repetitions
  Some neighbouring repetitions of a swim, or a single one, chosen by their numbers in the swim: with what equipment they
  were swum, and in which style. A style is saved for every length of them; where only some lengths lack a style, it can
  be saved for those alone. Records follow at once, and each change can be undone.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                                                                                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle, rest 90, 2 × 18.00 freestyle, rest 20, 2 × 18.00 freestyle, rest 20, 2 × 18.00 unknown |

  @doors
  Scenario: The repetitions of a set, in English
    When I open "recordbook://swimming/swims/20250502T143500Z/part?from=2&to=3" in English
    Then in a terminal 80 columns wide it reads:
      """
      Repetitions 2–3
      ═══════════════

      From
        ( ) 1
        (•) 2
        ( ) 3
        ( ) 4

      To
        ( ) 2
        (•) 3
        ( ) 4

      #  Distance  Style       Time  Equipment
      2      50 m  Freestyle  36.00  –
      3      50 m  Freestyle  36.00  –

      Equipment
        [ ] Fins        recordbook swim equip 20250502T143500Z.2-3 fins
        [ ] Paddles     recordbook swim equip 20250502T143500Z.2-3 paddles
        [ ] Pull Buoy   recordbook swim equip 20250502T143500Z.2-3 pull

      Style
        (•) Freestyle
        ( ) Backstroke
        ( ) Breaststroke
        ( ) Butterfly
        ( ) Mixed Strokes
        ( ) Unknown
        ( ) Drill
        ( ) Kickboard

      Save   recordbook swim edit-style 20250502T143500Z.2-3 STYLE --all

      Back: Equipment and Style   recordbook swim equip 20250502T143500Z EQUIPMENT
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: One repetition, in Czech
    When I open "recordbook://swimming/swims/20250502T143500Z/part?from=3&to=3" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Opakování 3
      ═══════════

      Od
        ( ) 1
        ( ) 2
        (•) 3
        ( ) 4

      Do
        (•) 3
        ( ) 4

      #  Vzdálenost  Styl     Čas  Vybavení
      3        50 m  Kraul  36,00  –

      Vybavení
        [ ] Ploutve   recordbook swim equip 20250502T143500Z.3 fins
        [ ] Packy     recordbook swim equip 20250502T143500Z.3 paddles
        [ ] Piškot    recordbook swim equip 20250502T143500Z.3 pull

      Styl
        (•) Kraul
        ( ) Znak
        ( ) Prsa
        ( ) Motýl
        ( ) Různé styly
        ( ) Neznámý
        ( ) Technika
        ( ) Nohy s deskou

      Uložit   recordbook swim edit-style 20250502T143500Z.3-3 STYLE --all

      Zpět: Vybavení a styl   recordbook swim equip 20250502T143500Z EQUIPMENT
      """

  @doors
  Scenario: One repetition with fins, reached from the swim
    When I open "recordbook://swimming/swims/20250502T143500Z" in English
    And I press "Equipment and Style"
    And I press "Style by Repetition: 2 × 50 meters Freestyle, rest 0:20"
    Then the route is "recordbook://swimming/swims/20250502T143500Z/part?from=2&to=3"
    When I press "From: 3, 36.00 seconds"
    And I press "Fins: Repetition 3"
    And I open "recordbook://swimming/swims/20250502T143500Z" in English
    Then there is a section "50 m Freestyle (fins)"

  @doors
  Scenario: Another style for a range, and back
    When I open "recordbook://swimming/swims/20250502T143500Z/part?from=2&to=4" in English
    And I press "Save" with:
      | Style | Backstroke |
    And I open "recordbook://swimming/swims/20250502T143500Z" in English
    Then there is a section "3 × 50 m Backstroke, rest 0:20"
    When I undo the last correction
    And I open "recordbook://swimming/swims/20250502T143500Z" in English
    Then there is no section "3 × 50 m Backstroke, rest 0:20"

  @doors
  Scenario: Only the lengths without a style
    When I open "recordbook://swimming/swims/20250502T143500Z/part?from=1&to=4" in English
    And I press "Save for Unknown Lengths Only" with:
      | Style | Drill |
    And I open "recordbook://swimming/swims/20250502T143500Z" in English
    Then there is a section "200 m Freestyle"
    And there is a section "50 m Drill"

  Scenario: Numbers that no repetition has
    When I open "recordbook://swimming/swims/20250502T143500Z/part?from=7&to=2" in English
    Then the radio "From: 4, 36.00 seconds" is:
      | on | yes |
