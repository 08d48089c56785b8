Feature: Design System
  What the tokens that screens name stand for. Measures are in points at the platform's default text size; every text
  size a person chooses is supported. Colours stand in roles: a fill is decoration beside a name, text on a fill and
  text on page or card reach a contrast of 4.5:1 in light and dark.

  Scenario: Spacing
    Then the spacing scale is:
      | token | points |
      | xs    | 4      |
      | sm    | 8      |
      | md    | 16     |
      | lg    | 24     |
      | xl    | 32     |

  Scenario: Type
    Then the type scale is:
      | token      | points | weight   | monospaced |
      | heroNumber | 36     | bold     | yes        |
      | largeTitle | 34     | bold     | no         |
      | title      | 22     | semibold | no         |
      | number     | 22     | bold     | yes        |
      | body       | 17     | regular  | no         |
      | time       | 17     | regular  | yes        |
      | caption    | 13     | regular  | no         |

  Scenario: Icons
    Then the icon sizes are:
      | token        | points |
      | navigation   | 20     |
      | featured     | 24     |
      | illustration | 96     |

  Scenario: Measures and feedback
    Scaling is left out when motion is reduced; the background then changes instead.
    Then the measures are:
      | measure         | value |
      | minimum target  | 44    |
      | accent bar      | 4     |
      | radius          | 12    |
      | pressed scale   | 0.97  |
      | pressed opacity | 0.7   |

  Scenario: Colours in light and dark
    Then the colours are:
      | hue          | fill            | text on it      | text            |
      | accent       | #007AFF #007AFF | #000000 #000000 | #0068EB #1181FF |
      | backstroke   | #34C759 #34C759 | #000000 #000000 | #008115 #34C759 |
      | best         | #FFCC00 #FFCC00 | #000000 #000000 | #8C6A00 #FFCC00 |
      | breaststroke | #FF3B30 #FF3B30 | #000000 #000000 | #DF0209 #FF3B30 |
      | butterfly    | #FFCC00 #FFCC00 | #000000 #000000 | #8C6A00 #FFCC00 |
      | destructive  | #FF3B30 #FF3B30 | #000000 #000000 | #DF0209 #FF3B30 |
      | freestyle    | #007AFF #007AFF | #000000 #000000 | #0068EB #1181FF |
      | label        | #000000 #FFFFFF | #FFFFFF #000000 | #000000 #FFFFFF |
      | mix          | #AF52DE #AF52DE | #000000 #000000 | #A042CE #B659E6 |
      | positive     | #34C759 #34C759 | #000000 #000000 | #008115 #34C759 |
      | secondary    | #8E8E93 #8E8E93 | #000000 #000000 | #6E6E73 #98989F |
      | unknown      | #8E8E93 #8E8E93 | #000000 #000000 | #6E6E73 #8E8E93 |
      | warning      | #FF9500 #FF9500 | #000000 #000000 | #AB5900 #FF9500 |
    And the surfaces are:
      | surface   | light and dark  |
      | page      | #FFFFFF #000000 |
      | card      | #F2F2F7 #1C1C1E |
      | separator | #C6C6C8 #38383A |
