Feature: FX rates
  What a foreign currency costs and brings, today and on the days before.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S2-2.6-03
  Scenario: A reload returns to the tab that was open
    Given Ama has opened the menu entry "FX Transfer and Rates"
    And Ama sees the chosen tab "FX Transfer Request"
    And Ama has pressed "View FX Rate"
    When Ama reloads the page
    Then Ama sees the chosen tab "View FX Rate"

  @S2-2.6-06..09 @S2-5-091..092 @S2-9-08
  Scenario: A currency is chosen first, and its rates are shown in cedis
    Given Ama has opened the menu entry "FX Transfer and Rates"
    When Ama presses "View FX Rate"
    Then Ama sees the group "Currency"
    And Ama may choose as "From":
      | USD |
      | EUR |
      | GBP |
    And "To" shows Ama "GHS"
    And Ama must fill in "From"
    And Ama must fill in "To"
    And Ama cannot press "View Rates"

  @S1-1-18 @S2-2.6-08 @S2-2.6-10..16 @S2-3-173..175 @engines
  Scenario: The latest rate is shown on two cards, and earlier rates as a blue area
    Given the bank publishes these rates as usdRates:
      | fxDate     | buy     | sell    |
      | 18-11-2026 | 11.5100 | 11.3700 |
      | 20-11-2026 | 11.4507 | 11.3142 |
      | 19-11-2026 | 11.4900 | 11.3500 |
    And Ama has opened the menu entry "FX Transfer and Rates"
    And Ama has pressed "View FX Rate"
    When Ama views the rates of USD
    Then Ama sees the heading "FX Rate for 20 Nov 2026"
    And the card "You Buy:" shows Ama "GHS 11.4507"
    And the card "You Sell:" shows Ama "GHS 11.3142"
    And Ama sees the history as a blue area, 350 pixels high
    And Ama sees these days of the history:
      | 18 Nov 2026 | 11.3700 |
      | 19 Nov 2026 | 11.3500 |
      | 20 Nov 2026 | 11.3142 |

  @S2-3-176 @S2-7-21 @S2-9-08
  Scenario Outline: <currency> has rates of its own
    Given the bank publishes these rates as <set>:
      | fxDate     | buy   | sell   |
      | 20-11-2026 | <buy> | 9.0000 |
    And Ama has opened the menu entry "FX Transfer and Rates"
    And Ama has pressed "View FX Rate"
    When Ama views the rates of <currency>
    Then the card "You Buy:" shows Ama "GHS <buy>"

    Examples:
      | currency | set      | buy     |
      | USD      | usdRates | 11.1111 |
      | EUR      | eurRates | 12.2222 |
      | GBP      | gbpRates | 13.3333 |

  Scenario: Rates that cannot be loaded can be requested again
    Given the bank refuses the list of FX rates with "Not now"
    And Ama has opened the menu entry "FX Transfer and Rates"
    And Ama has pressed "View FX Rate"
    And Ama has viewed the rates of USD
    And Ama was told "Oops, something went wrong!"
    And the bank's answers arrive again
    When Ama presses "Try again"
    Then Ama is told "FX Rate for 20 Nov 2026"

  @mobile
  Scenario: The page of rates has no accessibility violations
    Given Ama has opened the menu entry "FX Transfer and Rates"
    And Ama has pressed "View FX Rate"
    When Ama views the rates of USD
    Then Ama's page has no accessibility violations
