@screen:running/track
Feature: The run under way
  Where the runner is fills the screen from edge to edge, drawn here: nothing is fetched. The way itself is drawn between
  panel and buttons, which hide nothing of it; at most 800 of its positions are drawn, and its title, as that of the screen,
  is for who hears it. Time, length and pace float in a panel 12 points from the upper edge and 16 from the sides; three
  buttons of equal width, 60 high at least, stand 16 from the sides and 12 from the lower edge: Pause or Resume; Stop; Lap;
  below each other where text is so large that words would break. What can't be done now is there and disabled. Before a run
  there is only Start Run, and the panel says the day, that positions come with the run, and Ready, without zeros. A card 12
  below it leads to the plan whose messages from friends the run plays, and has a switch, Indoors, which makes Start Run begin
  indoors, and the workouts to begin with. The switch is in the address and needs no script. Without a position the ground is
  bare. Without a pace (nothing came yet, the runner hardly moves, the run is paused, the signal is lost) a dash stands
  for it, said as "pace unknown"; a run that is over has none, and an average is shown once there is one. Its splits are
  always beside the picture, in the panel. Save and Discard take the buttons' place once the run is over. The clock of a run
  is one: that of its fixes, and what passes after the last of them by a clock that nobody can set; in a replay that of its
  file. Where six hours pass without anything (a day in a pause), Lap, Pause and Resume need a time, which a command and a
  program can give; Stop ends the run with what came last. A run longer than a day, silent for over six hours in which time
  ran, or ahead of the clock is saved only where that is confirmed: Save asks. A run has one name from its start on, under
  which it opens then and ever after. While the run goes on time, length, pace and way change in place: a button that is held
  down is the same when it is let go.

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: Before a run, in Czech
    Given an empty book
    When I open "recordbook://running/track" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Záznam běhu
      ═══════════

        ○ GPS začne s během  3. 5.
        Připraveno

        S hlasy přátel       Požádejte o ně přátele
        [ ] V hale       recordbook show 'recordbook://running/track?indoor=yes'
        Plány tréninku   recordbook run workouts

        Začít běh   recordbook run start

      Ukáže běhy s přáteli   recordbook support
      Přehled                recordbook

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

  @clock:2026-05-03T06:45:00Z
  Scenario: Before a run, in English
    Given an empty book
    When I open "recordbook://running/track" in English
    Then in a terminal 80 columns wide it reads:
      """
      Track Run
      ═════════

        ○ GPS starts with the run  May 3
        Ready

        With Friends' Voices       Ask friends for them
        [ ] Indoors   recordbook show 'recordbook://running/track?indoor=yes'
        Workouts      recordbook run workouts

        Start Run   recordbook run start

      Shows runs with friends   recordbook support
      Overview                  recordbook

      ( ) Home       recordbook show recordbook://running/home
      (•) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """

  @clock:2026-11-24T09:12:05Z
  Scenario: With a message from a friend
    Given these runs were planned:
      | name | day |
      | Ten in the woods | 2026-11-24 |
    And "Sarah" sent these messages:
      | seconds | at | text |
      | 4.3 | 5.2 km | Nobody may see this |
    When I open "recordbook://running/track" in English
    Then the row "With Friends' Voices" is:
      | label | With Friends' Voices, Ten in the woods, 1 message |

  Scenario: Where nobody is allowed to send positions
    Given the setting "running.location" is "nobody"
    When I open "recordbook://running/track" in English
    Then there is a heading "Nobody is allowed to send positions"
    And there is a text "○ No GPS"
    And the button "Start Run" is:
      | disabled | yes |
    And the toggle "Indoors" is:
      | on | no |
      | leads to | recordbook://running/track?indoor=yes |

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: A run begins
    Given an empty book
    And I open "recordbook://running/track" in Czech
    When I press "Začít běh"
    Then there is a heading "Hledám GPS…"
    And the button "Pozastavit" is:
      | disabled | yes |
    And the button "Kolo" is:
      | disabled | yes |
    And the button "Ukončit" is:
      | calls | running.finishRun |
      | command | recordbook run stop |

  @doors @clock:2026-05-03T06:52:00Z
  Scenario: A run under way: its route, and its splits beside it
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 415 | 3 | 5 |
    When I open "recordbook://running/track" in English
    Then there is a map "Route" with start,here
    And in a terminal 80 columns wide it reads:
      """
      Track Run
      ═════════
      The route reaches 1.2 km from north to south and 0 m from west to east, and ends
      1.2 km from its start

        Running, GPS good
        6:55
        1.24 km · 5:33 /km
        average 5:33 /km
        Splits
          km  Pace
          1   5:33 ############

        Pause   recordbook run pause
        Stop    recordbook run stop
        Lap     recordbook run lap

      Overview   recordbook

      ( ) Home       recordbook show recordbook://running/home
      (•) Track      recordbook show recordbook://running/track
      ( ) Settings   recordbook show recordbook://running/settings
      """
    And the button "Pause" is:
      | calls | running.pauseRun |
      | command | recordbook run pause |
    And the button "Lap" is:
      | calls | running.markLap |
      | command | recordbook run lap |

  @doors @clock:2026-05-03T06:52:00Z
  Scenario: Pause, go on, a lap, stop and save, all on this screen
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 415 | 3 | 5 |
    And I open "recordbook://running/track" in English
    When I press "Lap"
    And I press "Pause"
    Then there is a text "Paused"
    And the button "Lap" is:
      | disabled | yes |
    When I press "Resume"
    Then there is a text "Running, GPS good"
    When I press "Stop"
    Then there is a text "Run finished"
    And there is a text "1.24 km"
    When I press "Save"
    Then the screen is:
      | route | recordbook://running/home |
    When I open "recordbook://running/run/r20260503T064500Z" in English
    Then there is a map "Route" with kilometre,start,end

  @doors @clock:2026-05-04T08:00:00Z
  Scenario: A run in which nothing came for hours is saved where that is confirmed
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 300 | 3 | 5 |
      | 30000 | 30000 | 40000 | 5 |
      | 30001 | 30300 | 3 | 5 |
    And I open "recordbook://running/track" in Czech
    When I press "Ukončit"
    Then the button "Uložit" is:
      | calls | running.saveRun |
      | command | recordbook run save --confirm |
      | asks first | V běhu 8 h nic nepřišlo. Uložit ho i tak? |
    When I open "recordbook://running/track" in English
    Then the button "Save" is:
      | asks first | No data arrived for 8 h. Save it anyway? |
    When I press "Save"
    Then the screen is:
      | route | recordbook://running/home |

  @doors @clock:2026-05-03T06:52:00Z
  Scenario: The link to a run leads to it while it is run and afterwards
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 40 | 415 | 3 | 5 |
    When I open "run-buddy://run/r20260503T064500Z" in English
    Then there is a text "Running, GPS good"
    When I press "Stop"
    And I press "Save"
    And I open "run-buddy://run/r20260503T064500Z" in English
    Then there is a map "Route" with kilometre,start,end

  @doors @clock:2026-05-03T06:46:10Z
  Scenario: A run that is discarded, which can be taken back
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 60 | 3 | 5 |
    And I open "recordbook://running/track" in English
    When I press "Stop"
    Then the button "Discard" is:
      | calls | running.discardRun |
      | asks first | Discard the run? It can be undone. |
    When I press "Discard"
    And I open "recordbook://changes" in English
    Then there is a button "Undo: removal, run of May 3, 2026"

  @clock:2026-05-03T06:45:40Z
  Scenario: No pace below half a metre a second
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 40 | 0.4 | 5 |
    When I open "recordbook://running/track" in English
    Then there is a text "Running, GPS good"
    And the text "0.01 km · —" is:
      | label | 0.01 kilometers, pace unknown |
    When I open "recordbook://running/track" in Czech
    Then the text "0,01 km · —" is:
      | label | 0,01 kilometru, tempo neznámé |

  @clock:2026-05-03T06:45:30Z
  Scenario: No pace and no average before the first position
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    When I open "recordbook://running/track" in English
    Then there is a text "0:00"
    And there is a text "0.00 km · —"
    And there is no text "average —"

  @clock:2026-05-03T06:46:20Z
  Scenario: GPS is weak
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 75 | 3 | 35 |
    When I open "recordbook://running/track" in English
    Then there is a text "Weak GPS, ± 35 m"

  @clock:2026-05-03T06:46:30Z
  Scenario: GPS is lost, and time goes on
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 60 | 3 | 5 |
    When I open "recordbook://running/track" in Czech
    Then there is a warning "GPS ztracena, čas běží dál"
    And the button "Pozastavit" is:
      | calls | running.pauseRun |

  @clock:2026-05-03T06:46:40Z
  Scenario: The runner stands, which is a pause
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 60 | 3 | 5 |
      | 61 | 95 | 0 | 5 |
    When I open "recordbook://running/track" in Czech
    Then there is a text "Automaticky pozastaveno"
    And the button "Pokračovat" is:
      | calls | running.resumeRun |

  @doors @clock:2026-05-03T06:50:00Z
  Scenario: The service was killed in the middle
    Given an empty book
    And a run was started at "2026-05-03T06:45:00Z"
    And since "2026-05-03T06:45:00Z" a program streamed:
      | from | to | speed | accuracy |
      | 0 | 60 | 3 | 5 |
    And the service that had the run was killed
    When I open "recordbook://running/track" in English
    Then there is a warning "Interrupted; continues with the next position"
    And the button "Resume" is:
      | calls | running.resumeRun |

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: Indoors, where nobody has to stream positions
    Given an empty book
    And the setting "running.location" is "nobody"
    And I open "recordbook://running/track" in English
    When I press "Indoors"
    Then the toggle "Indoors" is:
      | on | yes |
      | leads to | recordbook://running/track |
    And there is a heading "Running indoors"
    And the button "Start Run" is:
      | calls | running.startRun |
      | with | indoor=true |
      | command | recordbook run start --indoor |
    When I press "Start Run"
    Then there is a text "Running"
    And there is a heading "Running indoors"
    And the button "Pause" is:
      | calls | running.pauseRun |

  @doors @clock:2026-05-03T06:45:00Z
  Scenario: The switch turned on and off again: the run begins outdoors
    Given an empty book
    And I open "recordbook://running/track" in Czech
    When I press "V hale"
    Then there is a text "○ Bez GPS"
    When I press "V hale"
    Then the toggle "V hale" is:
      | on | no |
    When I press "Začít běh"
    Then there is a heading "Hledám GPS…"
