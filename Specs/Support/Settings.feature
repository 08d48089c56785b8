@screen:support/settings
Feature: Settings of runs with friends' voices
  The chime, whether new plans show who sent a message, what stays private, and the way to notifications.

  @doors
  Scenario: What it looks like in Czech
    Given an empty book
    When I open "recordbook://support/settings" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nastavení
      ═════════

      Zvuk
        [x] Tón před zprávou   recordbook settings set support.chime off
        Krátký tón, po kterém za půldruhé vteřiny začne hlas

      Překvapení
        [x] Ukazovat předem, kdo poslal zprávu
            recordbook settings set support.names off
        Platí pro nové plány. Co kdo řekl a kdy to zazní, se nedozvíte předem nikdy.

      Soukromí
        Nic se nesdílí veřejně
        Zprávy zůstávají v této knize na vašem počítači, v zálohách jen na přání.
        Žádné odznaky, žebříčky, odpočty ani cizí příspěvky tu nejsou a nebudou.

      Oznámení
        Oznámení

      Ukáže, co se oznamuje
          recordbook show recordbook://support/settings/notifications
      Přehled                 recordbook

      ( ) Domů        recordbook show recordbook://support/home
      ( ) Nový        recordbook show recordbook://support/create
      ( ) Historie    recordbook show recordbook://support/history
      (•) Nastavení   recordbook show recordbook://support/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: What it looks like in English
    Given an empty book
    When I open "recordbook://support/settings" in English
    Then in a terminal 80 columns wide it reads:
      """
      Settings
      ════════

      Sound
        [x] Chime Before a Message   recordbook settings set support.chime off
        A short tone; the voice starts a second and a half later

      Surprise
        [x] Show in Advance Who Sent a Message
            recordbook settings set support.names off
        Applies to new plans. What was said, and when it plays, is never shown in
        advance.

      Privacy
        Nothing is shared publicly
        Messages stay in this book on your machine, and in backups only if you ask for
        it. There are no badges, rankings, countdowns or strangers' posts, and never
        will be.

      Notifications
        Notifications

      Shows what you are notified of
          recordbook show recordbook://support/settings/notifications
      Overview                         recordbook

      ( ) Home       recordbook show recordbook://support/home
      ( ) Create     recordbook show recordbook://support/create
      ( ) History    recordbook show recordbook://support/history
      (•) Settings   recordbook show recordbook://support/settings
      """
    And the title is "Settings"

  @doors
  Scenario: The chime is turned off
    Given an empty book
    And I open "recordbook://support/settings" in English
    When I press "Chime Before a Message"
    Then the toggle "Chime Before a Message" is:
      | on | no |
