Feature: Settings of Swimming
  Among the settings of swimming is the pool whose records are shown first: that of the latest swim, or one of those
  swum in.

  @doors
  Scenario: The pool that is shown first
    Given these swims were imported:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 50 m | 2 × 42.00 freestyle |
      | 2025-06-02 16:35:00 +0200 | 25 m | 4 × 19.50 freestyle |
    When I open "recordbook://settings" in English
    Then there is a radioGroup "First Pool"
    When I press "50 m pool"
    And I open "recordbook://swimming/records" in English
    Then the cells of the row "Freestyle 50 m" are:
      | text               | placement | type    | color          |
      | Freestyle 50 m     | leading   | body    |                |
      | 42.00              | center    | number  |                |
      | May 2, 2025        | trailing  | caption | secondary.text |
      | 20250502T143500Z.1 | trailing  | caption | secondary.text |
