@screen:support/settings/notifications
Feature: What of friends' voices is notified
  That a message arrived, and from whom where its plan shows that; never what is in it.

  @doors
  Scenario: What it looks like in Czech, by the seed's own address
    Given an empty book
    When I open "samwise://settings/notifications" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Oznámení
      ════════

        [x] Oznámit, že přišla zpráva
            recordbook settings set support.notifications off
        Oznámí se jen to, že přišla, a od koho, pokud to plán ukazuje.

      Zpět: Nastavení   recordbook show recordbook://support/settings

      ( ) Domů        recordbook show recordbook://support/home
      ( ) Nový        recordbook show recordbook://support/create
      ( ) Historie    recordbook show recordbook://support/history
      (•) Nastavení   recordbook show recordbook://support/settings
      """
    And the route is "recordbook://support/settings/notifications"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @doors
  Scenario: It is turned off
    Given an empty book
    And I open "recordbook://support/settings/notifications" in English
    When I press "Notify When a Message Arrives"
    Then the toggle "Notify When a Message Arrives" is:
      | on | no |
