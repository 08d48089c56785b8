@screen:running/settings
Feature: Settings of running
  Who she is and what she means to run in the header, 120 to 160 high; how runs are shown and paused; who may know where she
  is; the book's account, with Log Out. Cells are 44 at least. Notifications are kilometres with their times, pauses, and GPS lost and back, during a run only:
  in the browser on the pages of runs and of friends' voices alone, within ten seconds and for ten, over no tab, button or form, and
  none of a run that is over.
  Who may stream positions is said: programs and the browser, programs alone, nobody.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in Czech
    Given an empty book
    When I open "recordbook://running/settings" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Nastavení
      ═════════

        Majitel knihy
        Týdenní cíl: žádný
        Jméno a obrázek

      Předvolby
        Týdenní cíl:                     recordbook settings set running.goal GOAL

        Jednotky
          (•) Kilometry                  recordbook settings set running.units km
          ( ) Míle                       recordbook settings set running.units mi

        Týden začíná
          (•) Podle země  recordbook settings set running.week-start territory
          ( ) V pondělí  recordbook settings set running.week-start monday
          ( ) V neděli  recordbook settings set running.week-start sunday
          ( ) V sobotu  recordbook settings set running.week-start saturday

        Tělesná váha (20–500 kg): –      recordbook body-weight WEIGHT
        Pro energii, kterou zařízení neřeklo: 1 kcal na kilogram a kilometr
        Časové pásmo souborů bez něj:    recordbook settings set running.zone ZONE

        Zóny tepu podle
          (•) Nejvyššího tepu
              recordbook settings set running.heart-rate.method maximum
          ( ) Klidového a nejvyššího
              recordbook settings set running.heart-rate.method reserve
          ( ) Tepu na prahu
              recordbook settings set running.heart-rate.method threshold

        Nejvyšší tep:   recordbook settings set running.heart-rate.maximum 190
        Klidový tep:   recordbook settings set running.heart-rate.resting 52
        Tep na prahu:   recordbook settings set running.heart-rate.threshold 172
        Tempo na prahu:   recordbook settings set running.threshold-pace 5:20
        [x] Automatická pauza  recordbook settings set running.auto-pause off
        Když stojíte, čas běhu stojí s vámi
        [x] Oznámení při běhu  recordbook settings set running.notifications off
        Při běhu se oznamují kilometry s časem, pauzy, ztráta a návrat GPS

      Soukromí a oprávnění
        Kdo smí posílat polohu
          (•) Programy a prohlížeč   recordbook settings set running.location any
          ( ) Jen programy           recordbook settings set running.location programs
          ( ) Nikdo                  recordbook settings set running.location nobody

        Poloha zůstává v knize. Prohlížeč se na ni může zeptat síťové služby, a to až
        po Začít.
        Přístup ke zdravotním datům

      Účet
        Registrace   recordbook show 'recordbook://running/login?mode=signup'

      Ukáže profil a nastavení knihy   recordbook settings
      Ukáže, co kniha smí číst         recordbook access
      Přehled                          recordbook

      ( ) Domů        recordbook show recordbook://running/home
      ( ) Záznam      recordbook show recordbook://running/track
      (•) Nastavení   recordbook show recordbook://running/settings
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in English
    Given an empty book
    When I open "recordbook://running/settings" in English
    Then in a terminal 80 columns wide it reads:
      """
      Settings
      ════════

        The Book's Owner
        Weekly Goal: none
        Name and Picture

      Preferences
        Weekly Goal:                       recordbook settings set running.goal GOAL

        Units
          (•) Kilometers                   recordbook settings set running.units km
          ( ) Miles                        recordbook settings set running.units mi

        Week Begins
          (•) As Usual Where I Live
              recordbook settings set running.week-start territory
          ( ) On Monday  recordbook settings set running.week-start monday
          ( ) On Sunday  recordbook settings set running.week-start sunday
          ( ) On Saturday  recordbook settings set running.week-start saturday

        Body Weight (20–500 kg): –         recordbook body-weight WEIGHT
        For runs without calories from a device: 1 kcal per kilogram and kilometer
        Time Zone of Files Without One:    recordbook settings set running.zone ZONE

        Heart Rate Zones By
          (•) Highest Heart Rate
              recordbook settings set running.heart-rate.method maximum
          ( ) Resting and Highest
              recordbook settings set running.heart-rate.method reserve
          ( ) Heart Rate at Threshold
              recordbook settings set running.heart-rate.method threshold

        Highest Heart Rate:   recordbook settings set running.heart-rate.maximum 190
        Resting Heart Rate:   recordbook settings set running.heart-rate.resting 52
        Heart Rate at Threshold:
            recordbook settings set running.heart-rate.threshold 172
        Pace at Threshold:   recordbook settings set running.threshold-pace 5:20
        [x] Auto-Pause  recordbook settings set running.auto-pause off
        The clock stops while you stand still
        [x] Notifications During a Run
            recordbook settings set running.notifications off
        Kilometer times, pauses, and GPS lost or found during a run

      Privacy & Permissions
        Who May Send Positions
          (•) Programs and the Browser   recordbook settings set running.location any
          ( ) Programs Only  recordbook settings set running.location programs
          ( ) Nobody  recordbook settings set running.location nobody

        Positions stay in the book. A browser may ask a network service for them, but
        only after Start.
        Health Data Access

      Account
        Sign Up   recordbook show 'recordbook://running/login?mode=signup'

      Shows the profile and the book's settings   recordbook settings
      Shows what the book may read                recordbook access
      Overview                                    recordbook

      ( ) Home       recordbook show recordbook://running/home
      ( ) Track      recordbook show recordbook://running/track
      (•) Settings   recordbook show recordbook://running/settings
      """

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Setting a goal
    Given an empty book
    When I open "recordbook://running/settings" in English
    And I press "Weekly Goal" and give "30 km"
    Then there is a text "0.00 km of 30 km"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: The body weight is that of the whole book
    Given an empty book
    When I open "recordbook://running/settings" in English
    And I press "Body Weight" and give "82.5"
    And I open "recordbook://settings" in English
    Then the stepper "Body Weight" is:
      | value | 82.5 |
    When I open "recordbook://strength/profile" in English
    Then there is a text "82.5 kg, Nov 22, 2026"
    When I open "recordbook://changes" in English
    Then there is a button "Undo: Body Weight, Nov 22, 2026: 82.5 kg"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Miles, and who may stream
    Given an empty book
    When I open "recordbook://running/settings" in English
    And I press "Miles"
    And I press "Programs Only"
    Then the segmented-control "Units" shows:
      | unit | on |
      | Kilometers | off |
      | Miles | on |
    And the radio-group "Who May Send Positions" shows:
      | who | on |
      | Programs and the Browser | off |
      | Programs Only | on |
      | Nobody | off |

  @doors
  Scenario: Logging out
    Given an account with the password "correct horse"
    When I open "recordbook://running/settings" in Czech
    Then the row "E-mail" is:
      | label | E-mail: jana@example.org |
    When I press "Odhlásit"
    Then the route is "recordbook://running/login"
    And the title is "Vítejte zpět"
    When I open "recordbook://running/home" in Czech
    Then it is refused, naming "The book is locked"
