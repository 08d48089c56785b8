@screen:running/track
Feature: The run under way
  Where she runs fills the screen from edge to edge, drawn here: nothing is fetched. Time, length and pace float in a panel 12
  points below the bar and 85 % wide; three buttons of equal width, 48 high at least, stand 16 from the sides and 12 from the
  lower edge: Start, Pause or Resume; Stop; Lap. What can't be done now is there and disabled. Its splits are always beside
  the picture, in the panel. Save and Discard take the buttons' place once the run is over.

  @doors
  Scenario: Before a run, in Czech
    Given an empty book
    When I open "recordbook://running/track" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Záznam běhu
      ═══════════

      Kam poběžíte?

      Polohu posílá program (run feed) nebo prohlížeč, který se na ni může zeptat
      síťové služby; a to až po Začít.

        Připraveno
        0:00
        0,00 km · —
        Začít v hale   recordbook run start --indoor

        Začít       recordbook run start
        (Ukončit)
        (Kolo)

      Přehled   recordbook

      ( ) Domů        recordbook show recordbook://running/home
      (•) Záznam      recordbook show recordbook://running/track
      ( ) Nastavení   recordbook show recordbook://running/settings
      """
    And the screen is:
      | title | Záznam běhu |
      | presentation | root |
      | arrangement | canvas |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: Before a run, in English
    Given an empty book
    When I open "recordbook://running/track" in English
    Then in a terminal 80 columns wide it reads:
      """
      Track Run
      ═════════

      Where to?

      A program streams positions (run feed), or a browser, which may ask a network
      service for them; only after Start.

        Ready
        0:00
        0.00 km · —
        Start Indoors   recordbook run start --indoor

        Start    recordbook run start
        (Stop)
        (Lap)

      Overview   recordbook

      ( ) Home       recordbook show recordbook://running/home
      (•) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """

  Scenario: Where nobody may stream positions
    Given the setting "running.location" is "nobody"
    When I open "recordbook://running/track" in English
    Then there is a heading "Nobody may stream positions"
    And the button "Start" is:
      | disabled | yes |
    And the button "Start Indoors" is:
      | command | recordbook run start --indoor |
