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
      """

  Scenario: What was swum with fins has no record
    Given the equipment of "20250502T143500Z.2-4" was said to be "fins"
    When I open "recordbook://swimming/records/freestyle/50" in English
    Then there is just one row "Freestyle 50 meters"
    When I open "recordbook://swimming/segments/20250502T143500Z.2" in English
    Then in a terminal 80 columns wide it begins:
      """
      """

  Scenario: Sets show it
    Given the equipment of "20250502T143500Z.2-4" was said to be "paddles pull"
    When I open "recordbook://swimming/swims/20250502T143500Z" in English
    Then there is a section "3 × 50 m Freestyle (paddles, pull buoy), rest 0:20"
