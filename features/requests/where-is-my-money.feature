Feature: Where is my money
  The stages of a payment say what the bank knows, and a payment that did not arrive can be found or asked for.

  Background:
    Given a company with these people:
      | Ama  | Single    |
      | Kofi | Initiator |
      | Yaw  | Viewer    |
    And Ama has signed in

  Scenario: A payment that was lost is found by the bank
    When Ama pays GHS 100.00 from the Current account to the MTN wallet "0241234567"
    And Ama presses "Where is my money?"
    Then Ama is told, among other words, "Arrived on"
    When the bank loses the payment that Ama sees
    And Ama presses "Ask the bank to find it"
    Then everybody can use what Ama sees
    When Ama types "The driver has nothing" into "What should the bank know?"
    And Ama presses "Send"
    Then Ama is told, among other words, "The bank answers by"
    And Ama is told "Arrival not known yet"
    When the bank answers "Found" to the case that Ama sees: "MTN has paid it out now."
    And Ama opens her cases
    Then Ama is told, among other words, "MTN has paid it out now."
    And Ama is told "Found"
    And everybody can use what Ama sees
    When Ama opens the notices
    Then Ama is told "The bank has answered your case"

  @nightly
  Scenario: The money of a payment to a wrong beneficiary comes back
    Given Ama pays GHS 100.00 from the Current account to the MTN wallet "0241234567"
    And the Current account holds GHS 899.50
    When Ama presses "Where is my money?"
    And Ama presses "Ask for it back"
    Then everybody can use what Ama sees
    When Ama presses "Send"
    Then Ama is told, among other words, "The bank answers by"
    And everybody can use what Ama sees
    When the bank answers "Money returned" to the case that Ama sees: "The wallet was not the one you meant."
    Then the Current account holds GHS 1,000.00
    When Ama opens her cases
    Then Ama is told "Money returned"
    And everybody can use what Ama sees

  Scenario: A question whose answer was lost is sent again, and opens one case
    Given Ama moves GHS 150.00 from the Current account to the Savings account
    And the answers to a question about a payment are lost
    When Ama presses "Where is my money?"
    And Ama presses "Ask for it back"
    And Ama presses "Send"
    Then Ama is told, among other words, "it is not known whether the case is open"
    When the bank's answers arrive again
    And Ama presses "Send again"
    Then Ama is told, among other words, "The bank answers by"

  Scenario Outline: A payment whose stages are refused with "<answer>" shows what the records prove
    Given the bank refuses the stages of a payment with "<answer>"
    And Ama moves GHS 150.00 from the Current account to the Savings account
    When Ama presses "Where is my money?"
    Then Ama is told, among other words, "The bank does not report the stages of this payment (its answer: <answer>)."
    And Ama is told "Arrival not known yet"
    And Ama sees no button "Ask the bank to find it"

    Examples: a bank without the call, and a user who has lost the right meanwhile
      | answer                                    |
      | Unknown call                              |
      | You don't have permission to do this.     |
