@screen:swimming/settings
Feature: Settings of Swimming
  Which records are shown, and how swims are counted; every choice takes effect at once. Among them is the pool whose records
  are shown first: that of the latest swim, or one of those swum in.

  Units are told and can't be chosen: a pool has one length, records are kept in its unit, and a record over 50 yards is
  none over 45.72 metres. Totals over several pools are in metres.

  @doors
  Scenario Outline: Switches
    Given an empty book
    When I open "recordbook://swimming/settings" in <language>
    Then the toggle "<toggle>" is:
      | label   | <toggle>                                 |
      | on      | <first>                                  |
      | hint    | <hint>                                   |
      | calls   | settings.updateSettings                  |
      | with    | <parameter>                              |
      | command | recordbook settings set <argument>       |
    When I press "<toggle>"
    Then the toggle "<toggle>" is:
      | on | <second> |
    And whatever can be pressed has a label
    And every colour is in the palette
    And every route on it opens

    Examples:
      | language | toggle                   | first | second | hint     | parameter                   | argument                   |
      | Czech    | Zobrazit neznámé rekordy | yes   | no     | Vypnout  | swimming.showUnknown=false  | swimming.show-unknown off  |
      | English  | Show Unknown Records     | yes   | no     | Turn off | swimming.showUnknown=false  | swimming.show-unknown off  |
      | Czech    | Dlouhé tratě             | no    | yes    | Zapnout  | swimming.longDistances=true | swimming.long-distances on |
      | English  | Long Distances           | no    | yes    | Turn on  | swimming.longDistances=true | swimming.long-distances on |

  @doors
  Scenario Outline: Recalculating is styled as destructive and asks first
    Given an empty book
    When I open "recordbook://swimming/settings" in <language>
    Then the button "<recalculate>" is:
      | calls      | swimming.recalculateRecords |
      | style      | destructive                 |
      | color      | destructive.text            |
      | asks first | <question>                  |
      | command    | recordbook swim recalculate |
    When I press "<recalculate>"
    Then the route is "recordbook://swimming/settings"

    Examples:
      | language | recalculate         | question                                        |
      | Czech    | Přepočítat rekordy  | Přepočítat všechny rekordy z naplavaných délek? |
      | English  | Recalculate Records | Recalculate all records from the laps swum?     |

  @doors
  Scenario: The pool that is shown first
    Given these swims were imported:
      | start                     | pool | laps                |
      | 2025-05-02 16:35:00 +0200 | 50 m | 2 × 42.00 freestyle |
      | 2025-06-02 16:35:00 +0200 | 25 m | 4 × 19.50 freestyle |
    When I open "recordbook://swimming/settings" in English
    Then there is a radioGroup "First Pool"
    When I press "50 m pool"
    And I open "recordbook://swimming/records" in English
    Then the cells of the row "Freestyle 50 m" are:
      | text               | placement | type    | color          |
      | Freestyle 50 m     | leading   | body    |                |
      | 42.00              | center    | number  |                |
      | May 2, 2025        | trailing  | caption | secondary.text |
      | 20250502T143500Z.1 | trailing  | caption | secondary.text |
