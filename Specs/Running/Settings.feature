@screen:running/settings
Feature: Settings of running
  The profile and the weekly goal in the header, 120 to 160 high; how runs are shown and paused; who may know where the runner
  is, and what pictures and files for others hide; the book's account, with Log Out. Heart rates have a part of their own:
  whether they are read, from which numbers zones follow, with limits and units, and how they are deleted for good. A heart
  rate at rest is lower than the highest, else it is refused. Places are taken as maps copy them. Cells are 44 at least.
  Notifications are kilometres with their times, pauses, and GPS lost and back, during a run only: in the browser on the pages
  of runs and of friends' voices alone, within ten seconds and for ten, over no tab, button or form, and none of a run that is
  over. It says who may stream positions: programs and the browser, programs alone, nobody.

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
        [x] Automatická pauza  recordbook settings set running.auto-pause off
        Když stojíte, čas běhu stojí s vámi
        [x] Oznámení při běhu  recordbook settings set running.notifications off
        Při běhu se oznamují kilometry s časem, pauzy, ztráta a návrat GPS

      Tep a zóny
        [x] Načítat tep  recordbook settings set running.heart-rate off
        Ze souborů, z údajů Applu a ze zařízení. Vypnutím se tep nevymaže.

        Zóny tepu podle
          (•) Nejvyššího tepu
              recordbook settings set running.heart-rate.method maximum
          ( ) Klidového a nejvyššího
              recordbook settings set running.heart-rate.method reserve
          ( ) Tepu na prahu
              recordbook settings set running.heart-rate.method threshold

        Zóny začínají na 50, 60, 70, 80 a 90 % nejvyššího tepu.
        Nejvyšší tep (30–230 tepů/min): –
            recordbook settings set running.heart-rate.maximum BEATS
        Klidový tep (30–230 tepů/min): –
            recordbook settings set running.heart-rate.resting BEATS
        Tep na prahu (30–230 tepů/min): –
            recordbook settings set running.heart-rate.threshold BEATS
        Tempo na prahu:   recordbook settings set running.threshold-pace PACE
        Na prahu: co udržíte zhruba hodinu. Tempo na kilometr, 2:00 až 20:00. Neznámé
        nechte prázdné.
        Zóny
        Vymazat tep ze všech běhů…          recordbook run forget-heart-rate

      Soukromí a oprávnění
        Kdo smí posílat polohu
          (•) Programy a prohlížeč  recordbook settings set running.location any
          ( ) Jen programy  recordbook settings set running.location programs
          ( ) Nikdo  recordbook settings set running.location nobody

        Poloha zůstává v knize. Prohlížeč se na ni může zeptat síťové služby, a to až
        po Začít.
        Skrýt kolem startů a cílů (100–1000 m): 300
            recordbook settings set running.hide-radius METRES
        Soukromá místa:   recordbook settings set running.private-places PLACES
        Místa jako 50.0875 14.4214; 49.1951 16.6068, nejvýš 20. Prázdné: žádná.
        Obrázek všech tras a soubory, které skrývají začátky, nic z toho okolí
        neukážou. Vy vidíte vše.
        Přístup ke zdravotním datům

      Účet
        Registrace   recordbook show 'recordbook://running/login?mode=signup'

      Ukáže profil a nastavení knihy      recordbook settings
      Zóny tepu a tempa, týden po týdnu   recordbook run zones
      Ukáže, co kniha smí číst            recordbook access
      Přehled                             recordbook

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
        [x] Auto-Pause  recordbook settings set running.auto-pause off
        The clock stops while you stand still
        [x] Notifications During a Run
            recordbook settings set running.notifications off
        Kilometer times, pauses, and GPS lost or found during a run

      Heart Rate and Zones
        [x] Read Heart Rate  recordbook settings set running.heart-rate off
        From files, Apple's records and devices. Turning it off deletes nothing.

        Heart Rate Zones By
          (•) Highest  recordbook settings set running.heart-rate.method maximum
          ( ) Resting and Highest
              recordbook settings set running.heart-rate.method reserve
          ( ) Threshold  recordbook settings set running.heart-rate.method threshold

        Zones begin at 50, 60, 70, 80 and 90% of the highest heart rate.
        Highest Heart Rate (30–230 bpm): –
            recordbook settings set running.heart-rate.maximum BEATS
        Resting Heart Rate (30–230 bpm): –
            recordbook settings set running.heart-rate.resting BEATS
        Heart Rate at Threshold (30–230 bpm): –
            recordbook settings set running.heart-rate.threshold BEATS
        Pace at Threshold:   recordbook settings set running.threshold-pace PACE
        At threshold: what you can hold for about an hour. Pace per kilometer, 2:00 to
        20:00. Leave blank what you don't know.
        Zones
        Delete Heart Rate of All Runs…            recordbook run forget-heart-rate

      Privacy & Permissions
        Who May Send Positions
          (•) Programs and the Browser  recordbook settings set running.location any
          ( ) Programs Only  recordbook settings set running.location programs
          ( ) Nobody  recordbook settings set running.location nobody

        Positions stay in the book. A browser may ask a network service for them, but
        only after Start.
        Hide Around Starts and Ends (100–1000 m): 300
            recordbook settings set running.hide-radius METRES
        Private Places:   recordbook settings set running.private-places PLACES
        Places as 50.0875 14.4214; 49.1951 16.6068, at most 20. Empty for none.
        A picture of all routes, and files that hide starts, show nothing around
        these. You see everything.
        Health Data Access

      Account
        Sign Up   recordbook show 'recordbook://running/login?mode=signup'

      Shows the profile and the book's settings   recordbook settings
      Zones of heart rate and pace, by week       recordbook run zones
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
  Scenario: The numbers from which zones follow
    Given an empty book
    When I open "recordbook://running/settings" in English
    Then the numeric-field "Highest Heart Rate" is:
      | value    |                                                     |
      | asks for | running.heartRate.maximum, a text of 30–230 bpm      |
    When I press "Highest Heart Rate" and give "190"
    And I press "Resting Heart Rate" and give "52"
    And I press "Resting and Highest"
    And I press "Pace at Threshold" and give "5:20"
    Then there is a text "Zones begin at 50, 60, 70, 80 and 90% of the way from the resting to the highest heart rate."
    When I press "Zones"
    Then there is a text "Of the resting and the highest heart rate that you set"
    When I open "recordbook://running/settings" in English
    And I press "Resting Heart Rate" and give "190"
    Then it is refused, naming "189"
    When I open "recordbook://running/settings" in English
    And I press "Pace at Threshold" and give "1:20"
    Then it is refused, naming "5:20"
    When I undo the last correction
    And I open "recordbook://running/settings" in English
    Then the text-field "Pace at Threshold" is:
      | value | |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Heart rate is not read any more, and deleted
    Given these runs were imported:
      | start | legs | heart |
      | 2026-11-17T06:45:00Z | 1000 m in 300, 1000 m in 320 | 130, 165 |
    When I open "recordbook://running/settings" in English
    And I press "Read Heart Rate"
    Then the toggle "Read Heart Rate" is:
      | on | no |
    And the button "Delete Heart Rate of All Runs…" is:
      | asks first | Delete the heart rate of all runs permanently? |
    When I press "Delete Heart Rate of All Runs…"
    And I open "recordbook://running/run/r20261117T064500Z" in English
    Then there is no section "Heart Rate"

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What others do not see
    Given an empty book
    When I open "recordbook://running/settings" in English
    Then the stepper "Hide Around Starts and Ends" is:
      | value    | 300                                         |
      | asks for | running.hideRadius, a number of 100–1000 m  |
    When I press "Hide Around Starts and Ends" and give "500"
    And I press "Private Places" and give "50.0875, 14.4214; 49.1951 16.6068"
    Then the stepper "Hide Around Starts and Ends" is:
      | value | 500 |
    And the text-field "Private Places" is:
      | value | 50.0875, 14.4214; 49.1951 16.6068 |
    When I press "Private Places" and give "home"
    Then it is refused, naming "50.0875 14.4214"
    When I open "recordbook://running/settings" in English
    And I press "Hide Around Starts and Ends" and give "50"
    Then it is refused, naming "100"
    When I undo the last correction
    And I open "recordbook://running/settings" in English
    Then the text-field "Private Places" is:
      | value | |

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
