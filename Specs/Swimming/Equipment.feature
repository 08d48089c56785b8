@screen:swimming/swims/SWIM/equipment
Feature: Equipment
  With what a swim was swum: fins, paddles, a pull buoy, also several at once; the whole swim, or each of its sets. Sets
  show it. Attempts with fins or paddles count for no record, history or pace; with a pull buoy alone they do. The distance
  always counts.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                                                                                                        |
      | 2025-05-02 16:35:00 +0200 | 25 m | 8 × 19.00 freestyle, rest 90, 2 × 18.00 freestyle, rest 20, 2 × 18.00 freestyle, rest 20, 2 × 18.00 freestyle |

  @doors
  Scenario: Nothing is said yet, in English
    When I open "recordbook://swimming/swims/20250502T143500Z/equipment" in English
    Then in a terminal 80 columns wide it reads:
      """
      Equipment and Style
      ═══════════════════
      Attempts with fins or paddles count for no record, history or pace; with a pull
      buoy they do.

      The Whole Swim
        [ ] Fins              recordbook swim equip 20250502T143500Z fins
        [ ] Paddles           recordbook swim equip 20250502T143500Z paddles
        [ ] Pull Buoy         recordbook swim equip 20250502T143500Z pull
        Style by Repetition   recordbook swim edit-style 20250502T143500Z.1-4 STYLE

      ▌ 200 m Freestyle
        [ ] Fins        recordbook swim equip 20250502T143500Z.1 fins
        [ ] Paddles     recordbook swim equip 20250502T143500Z.1 paddles
        [ ] Pull Buoy   recordbook swim equip 20250502T143500Z.1 pull
        Style           recordbook swim edit-style 20250502T143500Z.1 STYLE

      ▌ 3 × 50 m Freestyle, rest 0:20
        [ ] Fins              recordbook swim equip 20250502T143500Z.2-4 fins
        [ ] Paddles           recordbook swim equip 20250502T143500Z.2-4 paddles
        [ ] Pull Buoy         recordbook swim equip 20250502T143500Z.2-4 pull
        Style by Repetition   recordbook swim edit-style 20250502T143500Z.2-4 STYLE

      Back: May 2, 2025, 4:35 PM   recordbook swim show 20250502T143500Z
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors
  Scenario: A set was swum with fins
    When I open "recordbook://swimming/swims/20250502T143500Z/equipment" in English
    And I press "Fins: 3 × 50 meters Freestyle, rest 0:20"
    And I open "recordbook://swimming/swims/20250502T143500Z/equipment" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Vybavení a styl
      ═══════════════
      S ploutvemi a packami se pokusy nepočítají do rekordů, historie ani tempa; s
      piškotem ano.

      Celý trénink
        [ ] Ploutve           recordbook swim equip 20250502T143500Z fins
        [ ] Packy             recordbook swim equip 20250502T143500Z paddles
        [ ] Piškot            recordbook swim equip 20250502T143500Z pull
        Styl po opakováních   recordbook swim edit-style 20250502T143500Z.1-4 STYLE

      ▌ 200 m Kraul
        [ ] Ploutve   recordbook swim equip 20250502T143500Z.1 fins
        [ ] Packy     recordbook swim equip 20250502T143500Z.1 paddles
        [ ] Piškot    recordbook swim equip 20250502T143500Z.1 pull
        Styl          recordbook swim edit-style 20250502T143500Z.1 STYLE

      ▌ 3 × 50 m Kraul (ploutve), odpočinek 0:20
        [x] Ploutve           recordbook swim equip 20250502T143500Z.2-4 none
        [ ] Packy             recordbook swim equip 20250502T143500Z.2-4 fins paddles
        [ ] Piškot            recordbook swim equip 20250502T143500Z.2-4 fins pull
        Styl po opakováních   recordbook swim edit-style 20250502T143500Z.2-4 STYLE

      Zpět: 2. 5. 2025 16:35   recordbook swim show 20250502T143500Z
      """

  Scenario: What was swum with fins has no record
    Given the equipment of "20250502T143500Z.2-4" was said to be "fins"
    When I open "recordbook://swimming/segments/20250502T143500Z.2" in English
    Then in a terminal 80 columns wide it begins:
      """
      May 2, 2025, 4:39 PM
      ════════════════════

      ▌ Freestyle 50 m
        36.00
        Pace 36.00 / 50 m, 1:12.00 / 100 m
        Equipment: fins. It counts for no record.
      """
    When I open "recordbook://swimming/records" in English
    Then the cells of the row "Freestyle 50 m" are:
      | text               | placement | type    | color          |
      | Freestyle 50 m     | leading   | body    |                |
      | 38.00              | center    | number  |                |
      | May 2, 2025        | trailing  | caption | secondary.text |
      | 20250502T143500Z.1 | trailing  | caption | secondary.text |

  Scenario: Sets show it
    Given the equipment of "20250502T143500Z.2-4" was said to be "paddles pull"
    When I open "recordbook://swimming/swims/20250502T143500Z" in English
    Then there is a section "3 × 50 m Freestyle (paddles, pull buoy), rest 0:20"
