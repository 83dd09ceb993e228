Feature: One-time codes
  Whatever moves money or opens a session is confirmed with a code of five digits, sent for that very purpose.

  Background:
    Given a company with these people:
      | Ama | Single |
    And Ama has signed in
    And Ama has begun to move GHS 150.00 from the Current account to the Savings account

  @S1-2.7-02..04 @S1-4-19 @S1-2.8-01 @S1-2.8-03..04 @S2-2.1-25 @S2-4-05 @S2-1-09
  Scenario: The code is asked for next to the values that it confirms
    Then the dialog fills Ama's whole screen
    And Ama sees five boxes for one digit each
    And Ama sees the button "Resend"
    And the dialog sums up for Ama:
      | GHS 150.00 |

  @S1-2.7-11 @S1-4-04 @S1-4-47 @S1-5-21 @S2-4-10 @S2-4-15 @engines
  Scenario: A first wrong code can be corrected
    When Ama enters a wrong code
    Then Ama is told "OTP is not valid."
    And Ama can still confirm with the code sent to her

  @S1-2.7-08 @S1-2.7-10 @S1-4-46 @S2-4-14 @S2-4-16
  Scenario: The third wrong code of a payment makes the code void, and a new one is sent automatically
    Given Ama has entered 2 wrong codes
    When Ama enters a wrong code
    Then Ama finds the boxes empty
    And Ama is told "A new code has been sent."
    And Ama is sent a new code
    And Ama can still confirm with the code sent to her

  @S1-2.9-01 @S1-4-03 @S1-4-21 @S2-4-12
  Scenario: A wrong code after a replaced code ends the payment
    Given Ama has entered 3 wrong codes
    And Ama has been sent a new code
    When Ama enters a wrong code
    Then Ama sees the dialog "Failed"
    And Ama is told the bank's own words
    And the Current account holds GHS 1,000.00

  @S1-4-22 @S2-4-13
  Scenario: A third wrong code without a message from the bank shows a message of the client
    Given the bank finds every code wrong, without a word
    And Ama has entered 2 wrong codes
    When Ama enters a wrong code
    Then Ama is told "Something went wrong. Please try again."
    And the Current account holds GHS 1,000.00

  @time @S1-2.7-09 @S3-8-13
  Scenario: A code that the bank calls nullified is replaced automatically
    Given 6 seconds have passed
    And the bank refuses the check of the code with "OTP validation: Otp is nullified", once
    When Ama enters a wrong code
    Then Ama is told "A new code has been sent."
    And Ama is sent a new code
    And Ama can still confirm with the code sent to her

  @S1-5-21..23 @S3-5-03..04 @S1-5-35 @engines @engines-short
  Scenario: A code has five digits
    When Ama presses the keys "1234a" as the code
    Then Ama is told "Only digits can be entered here."
    And Ama sees "1234" in the boxes
    When Ama presses "Confirm"
    Then Ama is told "Please enter the 5 digits OTP"

  @time @S1-2.7-04 @S1-2.7-12 @S3-9-01
  Scenario: A requested new code starts the two minutes again
    Given Ama has read the code sent to her
    And 121 seconds have passed
    When Ama presses "Resend"
    Then Ama is sent a new code
    When 119 seconds pass
    Then Ama cannot press "Resend"
    And 2 seconds later Ama can press "Resend"

  @S1-4-02 @S2-4-03 @S3-4-01 @S3-4-03
  Scenario Outline: Confirm shows that it is under way, and cannot be pressed again, during <call>
    Given the bank takes its time over <call>
    When Ama confirms with the code sent to her
    Then Ama sees that "Confirm" is under way
    And Ama is told "Transfer Completed Successfully!"

    Examples:
      | call                              |
      | the check of the code             |
      | the transfer between own accounts |
