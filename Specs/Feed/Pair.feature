@screen:feed/pair
Feature: Pairing
  One makes a code, which is shown once, and tells it the other, who enters it. Each gives the other a name of their own
  choice. The code is 65 letters in groups of five, the last of each a check letter: a slip is reported with its group.

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: The two ways, in Czech
    Given an empty book
    When I open "recordbook://feed/pair" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Spárovat
      ════════

      Vytvořit kód
        Kód se ukáže jen jednou. Řekněte ho osobně nebo po telefonu; kdo ho má, může
        psát vaším jménem.
        Jméno:
        Vytvořit kód   recordbook feed pair NAME

      Zadat kód
        Jméno:
        Kód:
        Spárovat   recordbook feed pair NAME --code

      Soubor vám dokazuje, že je celý a od toho, s kým máte kód. Jiným nedokazuje nic
      a nic neskrývá: kdo ho má, může ho číst.

      Zrušit   recordbook feed people
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-18T17:30:00Z,x0
  Scenario: The two ways, in English
    Given an empty book
    When I open "recordbook://feed/pair" in English
    Then in a terminal 80 columns wide it reads:
      """
      Pair
      ════

      Make a Code
        The code is shown only once. Read it out in person or by phone; anyone who has
        it can write in your name.
        Name:
        Make a Code   recordbook feed pair NAME

      Enter a Code
        Name:
        Code:
        Pair     recordbook feed pair NAME --code

      A file proves to you that it is complete and comes from the person you share the
      code with. It proves nothing to others and hides nothing: anyone who has it can
      read it.

      Cancel   recordbook feed people
      """

  @doors @clock:2026-11-18T17:30:00Z,x0
  Scenario: A code that was mistyped
    Given an empty book
    When I open "recordbook://feed/pair" in English
    And I press "Pair" with:
      | Name | Jana                                                                          |
      | Code | 00000-00000-00000-00000-00000-00000-00000-00000-00000-00000-00000-00000-00000 |
    Then it is refused, naming "1"
