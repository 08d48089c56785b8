@screen:support/create
Feature: New run with friends
  What planning a run with friends comes to, in four lines with a picture each, of 24 points; then the form, in a sheet.

  @doors
  Scenario: What it looks like in Czech
    Given an empty book
    When I open "recordbook://support/create" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nový běh
      ════════

      Jak to chodí
        Naplánujete běh.
        Příteli pošlete stránku: jeden soubor, bez aplikace, účtu i sítě.
        Namluví zprávu a pošle soubor zpět. Vy ho jen přijmete.
        Zpráva zazní při běhu ve chvíli, kterou si přítel vybral. Do té doby nevíte,
        co v ní je.

      Pokračovat   recordbook show recordbook://support/setup

      ( ) Domů        recordbook show recordbook://support/home
      (•) Nový        recordbook show recordbook://support/create
      ( ) Historie    recordbook show recordbook://support/history
      ( ) Nastavení   recordbook show recordbook://support/settings
      """
    And the button "Pokračovat" is:
      | leads to | recordbook://support/setup |
      | fill | accent.fill |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: What it looks like in English
    Given an empty book
    When I open "recordbook://support/create" in English
    Then in a terminal 80 columns wide it reads:
      """
      New Run
      ═══════

      How It Works
        You plan a run.
        You send a friend a page: one file that needs no app, account or network.
        Your friend records a message and sends a file back. You just receive it.
        It plays during the run, at the moment your friend chose. Until then you don't
        know what it says.

      Continue   recordbook show recordbook://support/setup

      ( ) Home       recordbook show recordbook://support/home
      (•) Create     recordbook show recordbook://support/create
      ( ) History    recordbook show recordbook://support/history
      ( ) Settings   recordbook show recordbook://support/settings
      """
    And the title is "New Run"
