Feature: Design System
  What the tokens that screens name stand for. Measures are in points at the platform's default text size; every text
  size a person chooses is supported. Colours stand in roles: a fill is decoration beside a name; text on a fill, and
  text on page or card, reach a contrast of 4.5:1 in light and dark and of 7:1 with increased contrast; lines and marks
  that carry meaning take the text colour of their hue. There is one theme for each of the five design documents; what
  was decided where a document contradicts itself, another or accessibility stands beside the theme. The swimming
  records book's is used unless another is chosen.

  Type is the platform's own (SF Pro and SF Mono where there are any, else the system's): a page loads no fonts. Gaps
  between things take the spacing scale; within a control, between icon and word or border and thumb, 2, 3, 6, 10 and 12
  are used as well. Icons are own drawings under the names of SF Symbols, whose licence allows no others; beside text of
  a form they have 32 points, in a chevron 14.
  Screens are there at once and have no state of loading. What can't be shown is refused with a message that says what to
  do, in a terminal and by `recordbook open`; access that is gone has a screen.

  Scenario: Spacing
    Then the spacing scale is:
      | token | points |
      | xs    | 4      |
      | sm    | 8      |
      | md    | 16     |
      | lg    | 24     |
      | xl    | 32     |

  Scenario: Type
    Then the type scale of "records-book" is:
      | token      | points | weight   | design     |
      | heroNumber | 36     | bold     | monospaced |
      | largeTitle | 34     | bold     | standard   |
      | title      | 22     | semibold | standard   |
      | number     | 22     | bold     | monospaced |
      | statNumber | 28     | bold     | monospaced |
      | body       | 17     | regular  | standard   |
      | time       | 17     | regular  | monospaced |
      | caption    | 13     | regular  | standard   |

  Scenario: Type of the other documents
    Then the type scale of "samwise" is:
      | token      | points | weight   | design     |
      | heroNumber | 34     | bold     | digits     |
      | largeTitle | 34     | bold     | standard   |
      | title      | 22     | semibold | standard   |
      | number     | 22     | bold     | digits     |
      | statNumber | 28     | bold     | digits     |
      | body       | 17     | regular  | standard   |
      | time       | 17     | regular  | digits     |
      | caption    | 12     | regular  | standard   |
    And the type scale of "prayer-tracker" is:
      | token      | points | weight | design     |
      | heroNumber | 36     | bold   | digits     |
      | largeTitle | 28     | bold   | rounded    |
      | title      | 22     | bold   | rounded    |
      | number     | 22     | bold   | digits     |
      | statNumber | 28     | bold   | digits     |
      | body       | 16     | medium | standard   |
      | time       | 16     | medium | digits     |
      | caption    | 14     | medium | standard   |
    And the type scale of "pt-expo" is:
      | token      | points | weight   | design     |
      | heroNumber | 34     | bold     | digits     |
      | largeTitle | 34     | bold     | standard   |
      | title      | 20     | semibold | standard   |
      | number     | 22     | bold     | digits     |
      | statNumber | 28     | bold     | digits     |
      | body       | 17     | regular  | standard   |
      | time       | 17     | regular  | digits     |
      | caption    | 13     | regular  | standard   |

  Scenario: Styles of a document beside those of the tokens
    Samwise's stand on parts of its pages: titleStandard on the title of a screen below the tabs, such as a run's name;
    headline on labels of forms, headers of cards and buttons; callout on what a state means (empty, error, privacy);
    subheadline on day, length and sender in rows; captionSmall on axes, units and counters. RunBuddy's buttons have the
    platform's headline. The other designs show these parts in the styles of the tokens.
    Then the text styles of "samwise" that no token takes are:
      | style         | points | weight   |
      | titleStandard | 28     | bold     |
      | headline      | 17     | semibold |
      | callout       | 16     | regular  |
      | subheadline   | 15     | medium   |
      | captionSmall  | 11     | regular  |

  Scenario: Icons
    Then the icon sizes are:
      | token        | points |
      | navigation   | 20     |
      | featured     | 24     |
      | illustration | 240    |

  Scenario: Measures and feedback
    Pages draw a ring instead of taking opacity, which would take contrast too; scaling is left out when motion is
    reduced, the ring is drawn in either case.
    Then the measures are:
      | measure         | value |
      | minimum target  | 44    |
      | accent bar      | 4     |
      | radius          | 12    |
      | content width   | 720   |
      | pressed scale   | 97 %  |
      | pressed opacity | 70 %  |

  Scenario: Themes
    Radii are those of card, button and field; margins those below a width of 375, from 375, from 428 and from 768.
    Then the themes are:
      | id             | name          | radii    | button | margins     | shadows         | motion                                           |
      | records-book   | Records Book  | 12 12 8  | 50     | 16 16 20 20 |                 | press standard                                   |
      | run-buddy      | RunBuddy      | 10 12 8  | 50     | 16 16 20 20 |                 | press standard                                   |
      | pt-expo        | PT Expo       | 16 25 8  | 50     | 16 16 20 20 | card            | press standard                                   |
      | samwise        | Samwise       | 12 8 6   | 48     | 16 20 24 32 | low medium high | quick standard smooth gentle natural celebration |
      | prayer-tracker | PrayerTracker | 16 28 12 | 56     | 16 24 24 24 | card button     | press stagger content callToAction spring        |

  Scenario: Colours
    Light and dark, then both with increased contrast where they differ.
    Then the colours of "records-book" are:
      | hue       | fill                            | text on it                      | text                            |
      | accent    | #0068EB #0068EB #004EA9 #6BA8FF | #FFFFFF #FFFFFF #FFFFFF #000000 | #0068EB #1181FF #004EA9 #6BA8FF |
      | blue      | #007AFF #007AFF #004EA9 #6BA8FF | #000000 #000000 #FFFFFF #000000 | #0068EB #1181FF #004EA9 #6BA8FF |
      | gray      | #8E8E93 #8E8E93 #515156 #A6A6AC | #000000 #000000 #FFFFFF #000000 | #6E6E73 #8E8E93 #515156 #A6A6AC |
      | green     | #34C759 #34C759 #005F20 #34C759 | #000000 #000000 #FFFFFF #000000 | #008115 #34C759 #005F20 #34C759 |
      | label     | #000000 #FFFFFF                 | #FFFFFF #000000                 | #000000 #FFFFFF                 |
      | orange    | #FF9500 #FF9500 #7A4500 #FF9500 | #000000 #000000 #FFFFFF #000000 | #AB5900 #FF9500 #7A4500 #FF9500 |
      | pink      | #FF2D55 #FF2D55 #A6002E #FF8088 | #000000 #000000 #FFFFFF #000000 | #DE003C #FF2D55 #A6002E #FF8088 |
      | purple    | #AF52DE #AF52DE #801AAC #D487FE | #000000 #000000 #FFFFFF #000000 | #A042CE #B659E6 #801AAC #D487FE |
      | red       | #FF3B30 #FF3B30 #A80205 #FF8272 | #000000 #000000 #FFFFFF #000000 | #DF0209 #FF3B30 #A80205 #FF8272 |
      | secondary | #8E8E93 #8E8E93 #515156 #A6A6AC | #000000 #000000 #FFFFFF #000000 | #6E6E73 #8E8E93 #515156 #A6A6AC |
      | yellow    | #FFCC00 #FFCC00 #654F00 #FFCC00 | #000000 #000000 #FFFFFF #000000 | #8C6A00 #FFCC00 #654F00 #FFCC00 |
    And the surfaces of "records-book" are:
      | surface   | colours                         |
      | page      | #FFFFFF #000000                 |
      | card      | #F2F2F7 #1C1C1E                 |
      | separator | #C6C6C8 #38383A #6E6E73 #8E8E93 |
    And these hues have another's colours:
      | hue          | of     |
      | asr          | yellow |
      | backstroke   | green  |
      | best         | yellow |
      | breaststroke | red    |
      | butterfly    | yellow |
      | destructive  | red    |
      | dhuhr        | orange |
      | fajr         | blue   |
      | freestyle    | blue   |
      | info         | blue   |
      | isha         | purple |
      | maghrib      | pink   |
      | mix          | purple |
      | positive     | green  |
      | unknown      | gray   |
      | warning      | orange |

  Scenario: Colours of Samwise
    Then the colours of "samwise" are:
      | hue       | fill                            | text on it                      | text                            |
      | accent    | #2D5016 #688E53 #2D5016 #8EB679 | #FFFFFF #000000                 | #2D5016 #6B9256 #2D5016 #8EB679 |
      | blue      | #6C9BD1 #6C9BD1 #265384 #7EAEE5 | #000000 #000000 #FFFFFF #000000 | #4370A3 #6C9BD1 #265384 #7EAEE5 |
      | gray      | #87A96B #87A96B #3B591D #92B576 | #000000 #000000 #FFFFFF #000000 | #58773B #87A96B #3B591D #92B576 |
      | green     | #27AE60 #27AE60 #025E2E #41C171 | #000000 #000000 #FFFFFF #000000 | #037F41 #27AE60 #025E2E #41C171 |
      | info      | #3498DB #3498DB #005585 #51B2F6 | #000000 #000000 #FFFFFF #000000 | #0073B1 #3498DB #005585 #51B2F6 |
      | label     | #2C3E50 #F5F1E8                 | #FFFFFF #000000                 | #2C3E50 #F5F1E8                 |
      | orange    | #FF6B35 #FF6B35 #942E00 #FF8A63 | #000000 #000000 #FFFFFF #000000 | #C34103 #FF6B35 #942E00 #FF8A63 |
      | pink      | #C87E95 #C87E95 #7E3B52 #E195AC | #000000 #000000 #FFFFFF #000000 | #9E586F #C87E95 #7E3B52 #E195AC |
      | purple    | #AA87C4 #AA87C4 #64437B #C09DDB | #000000 #000000 #FFFFFF #000000 | #82609A #AA87C4 #64437B #C09DDB |
      | red       | #E74C3C #E74C3C #A60501 #FE8978 | #000000 #000000 #FFFFFF #000000 | #CE3225 #ED5241 #A60501 #FE8978 |
      | secondary | #8F897C #8F897C #4A463D #B5AFA2 | #000000 #000000 #FFFFFF #000000 | #6A6559 #A39D90 #4A463D #B5AFA2 |
      | warning   | #F39C12 #F39C12 #744700 #F39C12 | #000000 #000000 #FFFFFF #000000 | #9B6100 #F39C12 #744700 #F39C12 |
      | yellow    | #F7DC6F #F7DC6F #605001 #F7DC6F | #000000 #000000 #FFFFFF #000000 | #816C00 #F7DC6F #605001 #F7DC6F |
    And the surfaces of "samwise" are:
      | surface   | colours                         |
      | page      | #F5F1E8 #121410                 |
      | card      | #FFFFFF #1E211B                 |
      | separator | #DDD5C4 #3A3F35 #58773B #87A96B |
