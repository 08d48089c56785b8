@screen:swimming/segments/SEGMENT/edit-style
Feature: Edit Style
  Says in which style a segment was really swum. Six choices; a warning that records will change; the choice saves itself
  and leads back. Records follow at once, and the change can be undone.

  As a page it is one of its own, since a page laid over another needs a script: from 768 points it is drawn as a sheet.
  Cancel leads back. A page without a server can't save: it shows the command of the style that is chosen.

  Background:
    Given these swims were imported:
      | start                     | pool | laps                                                  |
      | 2025-05-02 16:35:00 +0200 | 25 m | 4 × 20.00 freestyle, rest 60, 2 × 24.00 breaststroke  |

  @doors
  Scenario: What it looks like in Czech
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Upravit styl
      ════════════
      Kraul 100 m, 2. 5. 2025 16:35

      Styl
        (•) Kraul
        ( ) Znak             recordbook swim edit-style 20250502T143500Z.1 backstroke
        ( ) Prsa  recordbook swim edit-style 20250502T143500Z.1 breaststroke
        ( ) Motýl            recordbook swim edit-style 20250502T143500Z.1 butterfly
        ( ) Polohový závod   recordbook swim edit-style 20250502T143500Z.1 medley
        ( ) Neznámý          recordbook swim edit-style 20250502T143500Z.1 unknown

      ⚠ Změní všechny rekordy pro tento úsek

      Zrušit   recordbook swim segment 20250502T143500Z.1
      """

  Scenario: What it looks like in English
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in English
    Then in a terminal 80 columns wide it reads:
      """
      Edit Style
      ══════════
      Freestyle 100 m, May 2, 2025, 4:35 PM

      Style
        (•) Freestyle
        ( ) Backstroke     recordbook swim edit-style 20250502T143500Z.1 backstroke
        ( ) Breaststroke   recordbook swim edit-style 20250502T143500Z.1 breaststroke
        ( ) Butterfly      recordbook swim edit-style 20250502T143500Z.1 butterfly
        ( ) Medley         recordbook swim edit-style 20250502T143500Z.1 medley
        ( ) Unknown        recordbook swim edit-style 20250502T143500Z.1 unknown

      ⚠ Changes all records of this segment

      Cancel   recordbook swim segment 20250502T143500Z.1
      """

  Scenario: Where things stand
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
    Then the screen is:
      | title        | Upravit styl                                                 |
      | route        | recordbook://swimming/segments/20250502T143500Z.1/edit-style |
      | presentation | modal                                                        |
      | header       | standard                                                     |
      | arrangement  | form                                                         |
      | top          | content + xl                                                 |
      | bottom       | safeArea + xl                                                |
      | spacing      | lg                                                           |
    And the content is, in order:
      | role       | text                                |
      | text       | Kraul 100 m, 2. 5. 2025 16:35       |
      | radioGroup | Styl                                |
      | warning    | Změní všechny rekordy pro tento úsek |
    And the text "Kraul 100 m, 2. 5. 2025 16:35" is:
      | label | Kraul 100 metrů, 2. května 2025 v 16:35 |

  Scenario: Every element, in Czech
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
    Then it is made of:
      """
      back
        button "Zrušit" (hint Nic nezmění; placement leading; type body; color accent.text; leads to recordbook://swimming/segments/20250502T143500Z.1; command recordbook swim segment 20250502T143500Z.1)
      toolbar
      text "Kraul 100 m, 2. 5. 2025 16:35" (label Kraul 100 metrů, 2. května 2025 v 16:35; type body; color secondary.text)
      radioGroup "Styl" (type body)
        radio "Kraul" (on yes; type body; fill freestyle.fill; icon figure.pool.swim.freestyle, featured)
        radio "Znak" (on no; type body; fill backstroke.fill; icon figure.pool.swim.backstroke, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=backstroke; style normal; command recordbook swim edit-style 20250502T143500Z.1 backstroke)
        radio "Prsa" (on no; type body; fill breaststroke.fill; icon figure.pool.swim.breaststroke, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=breaststroke; style normal; command recordbook swim edit-style 20250502T143500Z.1 breaststroke)
        radio "Motýl" (on no; type body; fill butterfly.fill; icon figure.pool.swim.butterfly, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=butterfly; style normal; command recordbook swim edit-style 20250502T143500Z.1 butterfly)
        radio "Polohový závod" (on no; type body; fill mix.fill; icon arrow.triangle.2.circlepath, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=mix; style normal; command recordbook swim edit-style 20250502T143500Z.1 medley)
        radio "Neznámý" (on no; type body; fill unknown.fill; icon questionmark.circle, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=unknown; style normal; command recordbook swim edit-style 20250502T143500Z.1 unknown)
      warning "Změní všechny rekordy pro tento úsek" (type body; color warning.text; icon exclamationmark.triangle.fill, navigation)
      """

  Scenario: Every element, in English
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in English
    Then it is made of:
      """
      back
        button "Cancel" (hint Changes nothing; placement leading; type body; color accent.text; leads to recordbook://swimming/segments/20250502T143500Z.1; command recordbook swim segment 20250502T143500Z.1)
      toolbar
      text "Freestyle 100 m, May 2, 2025, 4:35 PM" (label Freestyle 100 meters, May 2, 2025 at 4:35 PM; type body; color secondary.text)
      radioGroup "Style" (type body)
        radio "Freestyle" (on yes; type body; fill freestyle.fill; icon figure.pool.swim.freestyle, featured)
        radio "Backstroke" (on no; type body; fill backstroke.fill; icon figure.pool.swim.backstroke, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=backstroke; style normal; command recordbook swim edit-style 20250502T143500Z.1 backstroke)
        radio "Breaststroke" (on no; type body; fill breaststroke.fill; icon figure.pool.swim.breaststroke, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=breaststroke; style normal; command recordbook swim edit-style 20250502T143500Z.1 breaststroke)
        radio "Butterfly" (on no; type body; fill butterfly.fill; icon figure.pool.swim.butterfly, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=butterfly; style normal; command recordbook swim edit-style 20250502T143500Z.1 butterfly)
        radio "Medley" (on no; type body; fill mix.fill; icon arrow.triangle.2.circlepath, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=mix; style normal; command recordbook swim edit-style 20250502T143500Z.1 medley)
        radio "Unknown" (on no; type body; fill unknown.fill; icon questionmark.circle, featured; leads to recordbook://swimming/segments/20250502T143500Z.1; calls swimming.editSegmentStyle; with segment=20250502T143500Z.1 style=unknown; style normal; command recordbook swim edit-style 20250502T143500Z.1 unknown)
      warning "Changes all records of this segment" (type body; color warning.text; icon exclamationmark.triangle.fill, navigation)
      """

  Scenario: Six styles to choose from, the segment's own chosen at first
    When I open "recordbook://swimming/segments/20250502T143500Z.2/edit-style" in Czech
    Then the radio-group "Styl" shows:
      | style   | chosen |
      | Kraul   | off    |
      | Znak    | off    |
      | Prsa    | on     |
      | Motýl   | off    |
      | Polohový závod | off    |
      | Neznámý | off    |
    And the radio "Znak" is:
      | label    | Znak                                                     |
      | fill     | backstroke.fill                                          |
      | icon     | figure.pool.swim.backstroke, featured                    |
      | calls    | swimming.editSegmentStyle                                |
      | with     | segment=20250502T143500Z.2 style=backstroke              |
      | leads to | recordbook://swimming/segments/20250502T143500Z.2        |
      | command  | recordbook swim edit-style 20250502T143500Z.2 backstroke |
    And the radio "Prsa" is:
      | calls    |  |
      | leads to |  |
      | command  |  |

  Scenario: The warning
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in English
    Then the warning "Changes all records of this segment" is:
      | color | warning.text                              |
      | icon  | exclamationmark.triangle.fill, navigation |

  @doors
  Scenario: From the overview in three presses
    When I open "recordbook://" in English
    And I press "Swimming, May 2, 2025, 150 meters, 3 minutes"
    And I press "Edit Style: 1, 1 minute 20.00 seconds"
    And I press "Backstroke"
    Then the route is "recordbook://swimming/segments/20250502T143500Z.1"
    And there is a card "Backstroke 100 m"

  Scenario: Cancel is at the leading edge
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
    Then the way back is:
      | placement | text   | label  | hint         | color       | leads to                                          |
      | leading   | Zrušit | Zrušit | Nic nezmění  | accent.text | recordbook://swimming/segments/20250502T143500Z.1 |

  @doors
  Scenario Outline: Saved, the segment and the book follow at once
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
    And I press "<choice>"
    Then the route is "recordbook://swimming/segments/20250502T143500Z.1"
    And there is a card "<choice> 100 m"
    When I open "recordbook://swimming/records" in Czech
    Then the section "<choice>" shows:
      | swim           | best time | day        | segment            |
      | <choice> 50 m  | 40,00     | 2. 5. 2025 | 20250502T143500Z.1 |
      | <choice> 100 m | 1:20,00   | 2. 5. 2025 | 20250502T143500Z.1 |
    And the section "Kraul" shows:
      | text               |
      | Zatím žádný rekord |

    Examples:
      | choice         |
      | Znak           |
      | Motýl          |
      | Polohový závod |

  @doors
  Scenario: What is not known explains itself among the records
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
    And I press "Neznámý"
    And I open "recordbook://swimming/records" in Czech
    Then there is a text "Styl, který hodinky nepoznaly. U úseku ho opravíte: Upravit styl."

  @doors
  Scenario: Cancelled, nothing changes
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in English
    And I press "Cancel"
    Then the route is "recordbook://swimming/segments/20250502T143500Z.1"
    And there is a card "Freestyle 100 m"

  @doors
  Scenario: An edit can be undone
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in English
    And I press "Backstroke"
    And I undo the last correction
    And I open "recordbook://swimming/segments/20250502T143500Z.1" in English
    Then there is a card "Freestyle 100 m"

  Scenario: A segment that does not exist is refused
    When I open "recordbook://swimming/segments/20250502T143500Z.7/edit-style" in English
    Then it is refused, naming "20250502T143500Z.7"

  Scenario: Everything can be reached and named
    When I open "recordbook://swimming/segments/20250502T143500Z.1/edit-style" in Czech
    Then whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette
