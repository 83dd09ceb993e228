Feature: By keyboard alone
  The whole story, from sign-in to approval, without a mouse, on a desk and on a phone with a keyboard.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi uses the keyboard alone
    And Efua uses the keyboard alone

  Scenario Outline: One payment, end to end, <where>
    Given Kofi asks to move GHS 150.00 from the Current account to the Savings account
    And the Current account holds GHS 1,000.00
    When Efua approves the request with the code sent to her
    Then the Current account holds GHS 850.00
    And Kofi sees the request as "Approved"

    Examples:
      | where     |
      | at a desk |

    @mobile
    Examples:
      | where      |
      | on a phone |

  Scenario: The arrow keys lead from tab to tab
    Given Kofi has signed in
    And Kofi has opened "/transfers"
    When Kofi presses "To Another Bank"
    Then Kofi sees the chosen tab "To Another Bank"
